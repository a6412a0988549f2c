// What was said and felt, in one order. The server keeps what is said; a feeling is heard once, and
// this page remembers it.

import type { Reaction, Said } from "../wire";

/** A feeling, and how much had been said before it. */
export interface Felt {
  seat: number;
  reaction: Reaction;
  after: number;
}

export type Spoken = Said | Felt;

export function conversation(said: readonly Said[], felt: readonly Felt[]): Spoken[] {
  const at = (from: number) => felt.filter(({ after }) => after === from);
  const first = at(0);
  const late = felt.filter(({ after }) => after > said.length);
  return [...first, ...said.flatMap((one, order) => [one, ...at(order + 1)]), ...late];
}

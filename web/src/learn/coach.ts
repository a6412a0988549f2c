// Loads the coach beside a table.

import { isCoached } from "./coached.svelte";
import { tipsOf } from "./tips";
import { speakAsCoach } from "./words";

export const tableCoach = () => import("./TableCoach.svelte");

/** Requests everything that the coach of a game needs, if there is one: it speaks as soon as there is a
 * board. */
export async function askCoach(game: string): Promise<void> {
  if (isCoached(game)) await Promise.all([tableCoach(), tipsOf(game), speakAsCoach()]);
}

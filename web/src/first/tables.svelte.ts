// The tables one has on the server, by what is to be done there.

import { api } from "../api";
import type { OwnTable } from "../http";
import { myName, whoAmI } from "../shell/me.svelte";
import { inReach } from "../shell/reach.svelte";

/** How often a list is asked for again, in milliseconds. */
const AGAIN = 15_000;

/** Asks for a list now and then, in an effect, while the server is in reach. One that could not be read
 * is asked for again; there is nothing to say about it. */
export function nowAndThen(look: () => Promise<void>): (() => void) | undefined {
  if (!inReach()) return;
  const quietly = () => void look().catch(() => undefined);
  quietly();
  const timer = setInterval(quietly, AGAIN);
  return () => clearInterval(timer);
}

export class Tables {
  all = $state.raw<OwnTable[]>([]);

  async look(): Promise<void> {
    await whoAmI();
    if (myName()) this.all = await api.myTables();
  }

  /** A table was taken off the list. */
  drop(gone: string): void {
    this.all = this.all.filter(({ id }) => id !== gone);
  }
}

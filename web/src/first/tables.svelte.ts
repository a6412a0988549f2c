// One's own tables on the server, by what is to be done there.

import { api } from "../api";
import type { OwnTable } from "../http";
import { myName, whoAmI } from "../shell/me.svelte";
import { inReach } from "../shell/reach.svelte";

/** How often a list is refreshed, in milliseconds. */
const AGAIN = 15_000;

/** Refreshes a list periodically, in an effect, while the server is in reach. A failed request is
 * repeated; there is nothing to say about it. */
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

  /** A table was removed from the list. */
  drop(gone: string): void {
    this.all = this.all.filter(({ id }) => id !== gone);
  }
}

// A table on this device, as a source for `Table`.

import type { Page } from "../api";
import { load } from "../games/game";
import type { Eyes } from "../shell/router.svelte";
import type { Socket } from "../table/connection";
import type { Source } from "../table/table.svelte";
import type { Line, LocalSocket } from "./line";
import type { HereState, Passing } from "./protocol";

export interface HereSource extends Source {
  /** The next player, while the current holder still looks; null while the holder decides, nobody else is
   * to act, or a curtain is drawn. */
  readonly next: Passing | null;
  /** The player behind the curtain: it shows only what a spectator could see. */
  readonly passing: Passing | null;
  /** Another tab has the table open: it opens here when that one is closed. */
  readonly elsewhere: boolean;
  /** The holder passes the device on: the view becomes a spectator's, and `passing` becomes `next`. */
  pass(): void;
  /** The person says "it is me": the view becomes theirs. */
  lift(): void;
}

export class Here implements HereSource {
  #state = $state.raw<HereState>({ next: null, passing: null, elsewhere: false });
  readonly load = load;
  readonly past: (eyes: number | null) => Promise<Page[]>;
  #id: string;
  #line: Line;
  #socket: LocalSocket | null = null;

  constructor(id: string, line: Line, replay: (id: string, eyes: Eyes) => Promise<Page[]>) {
    this.#id = id;
    this.#line = line;
    this.past = (eyes) => replay(id, eyes);
  }

  readonly dial = (since: number): Socket => {
    this.#socket = this.#line.dial(this.#id, since, (state) => (this.#state = state));
    return this.#socket;
  };

  get next(): Passing | null {
    return this.#state.next;
  }

  get passing(): Passing | null {
    return this.#state.passing;
  }

  get elsewhere(): boolean {
    return this.#state.elsewhere;
  }

  pass(): void {
    this.#socket?.pass();
  }

  lift(): void {
    this.#socket?.lift();
  }
}

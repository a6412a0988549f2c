// A table on this device, as a source for `Table`.

import type { Page } from "../api";
import { load } from "../games/game";
import type { Eyes } from "../shell/router.svelte";
import type { Socket } from "../table/connection";
import type { Source } from "../table/table.svelte";
import type { Line, LocalSocket } from "./line";
import type { About, Passing } from "./protocol";

export interface HereSource extends Source {
  /** Whom the device goes to next, while the holder still looks at what came of the last move, and may
   * take it back; null while the holder decides. */
  readonly next: Passing | null;
  /** The holder hands the device on: from now on a spectator's eyes, and `passing` is whoever was next. */
  pass(): void;
  /** To whom the device has to be passed before anything of theirs is shown; null while somebody
   * holds it. */
  readonly passing: Passing | null;
  /** Another tab has the table open: it opens here when that one is closed. */
  readonly elsewhere: boolean;
  /** The person says "it is me": from now on their eyes. */
  lift(): void;
}

export class Here implements HereSource {
  #about = $state.raw<About>({ next: null, passing: null, elsewhere: false });
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
    const socket = this.#line.dial(this.#id, since, (about) => (this.#about = about));
    this.#socket = socket;
    return socket;
  };

  get next(): Passing | null {
    return this.#about.next;
  }

  get passing(): Passing | null {
    return this.#about.passing;
  }

  get elsewhere(): boolean {
    return this.#about.elsewhere;
  }

  pass(): void {
    this.#socket?.pass();
  }

  lift(): void {
    this.#socket?.lift();
  }
}

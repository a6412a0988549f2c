// A table on this device, as a source for `Table`.

import type { Page } from "../api";
import { load } from "../games/game";
import type { Eyes } from "../shell/router.svelte";
import type { Socket } from "../table/connection";
import type { Source } from "../table/table.svelte";
import type { Line, LocalSocket } from "./line";
import type { Passing } from "./protocol";

export interface HereSource extends Source {
  /** To whom the device has to be passed before anything of theirs is shown; null while the holder
   * decides. */
  readonly passing: Passing | null;
  /** Another tab has the table open: it opens here when that one is closed. */
  readonly elsewhere: boolean;
  /** The person says "it is me": from now on their eyes. */
  lift(): void;
}

export class Here implements HereSource {
  passing = $state.raw<Passing | null>(null);
  elsewhere = $state(false);
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
    const socket = this.#line.dial(this.#id, since, (passing, elsewhere) => {
      this.passing = passing;
      this.elsewhere = elsewhere;
    });
    this.#socket = socket;
    return socket;
  };

  lift(): void {
    this.#socket?.lift();
  }
}

// Plays the events of a move, one after another. It is the one clock of the page: motion on the board,
// stories of a scoring, the log, the scores and the sounds all follow it.

import type { Happening } from "../words/words";
import { type Beat, beatsOf } from "./moment";

/** How long a move may play before skipping it is offered, in milliseconds. */
const BRIEF = 1000;

export class Timeline {
  /** How many events of the move have been played. */
  told = $state(0);
  /** Some events are still to be played. */
  runs = $state(false);
  /** The whole move takes so long that it can be skipped. */
  isLong = $state(false);
  /** The events shown as motion; empty once the move has been played. */
  beats = $state.raw<Beat[]>([]);
  #times: number[] = [];
  #events: Happening[] = [];
  #ontell: (event: Happening) => void;
  #onend: () => void = () => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `ontell` receives every event that is shown for a while. */
  constructor(ontell: (event: Happening) => void = () => undefined) {
    this.#ontell = ontell;
  }

  /** Plays a move instead of any other; `times` says how long each of its events is shown. */
  tell(events: Happening[], times: number[], onend: () => void): void {
    this.clear();
    this.#events = events;
    this.#times = times;
    this.#onend = onend;
    this.told = 0;
    this.beats = beatsOf(events, times);
    this.isLong = times.reduce((sum, time) => sum + time, 0) > BRIEF;
    this.runs = true;
    this.#go();
  }

  /** Plays the rest of the move at once. */
  skip(): void {
    if (!this.runs) return;
    this.#times = [];
    clearTimeout(this.#timer);
    this.#go();
  }

  /** Forgets the move, because another one is shown. */
  clear(): void {
    clearTimeout(this.#timer);
    this.runs = false;
    this.beats = [];
  }

  #go(): void {
    while (this.told < this.#events.length) {
      const order = this.told++;
      const time = this.#times[order] ?? 0;
      if (time > 0) {
        this.#ontell(this.#events[order] as Happening);
        this.#timer = setTimeout(() => this.#go(), time);
        return;
      }
    }
    this.clear();
    this.#onend();
  }
}

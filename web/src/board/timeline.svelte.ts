// Tells what happened in a move, one event after another. It is the one clock of the page: motion on
// the board, stories of a scoring, the log, the scores and the sounds all follow it.

import type { Happening } from "../words/words";
import { type Beat, beatsOf } from "./moment";

/** For how long anybody looks on without being offered to skip it, in milliseconds. */
const BRIEF = 1000;

export class Timeline {
  /** How many events of the move were told. */
  told = $state(0);
  /** Something is yet to be told. */
  runs = $state(false);
  /** Telling the whole move takes so long that it can be skipped. */
  isLong = $state(false);
  /** The events that are shown as motion; none once the move was told. */
  beats = $state.raw<Beat[]>([]);
  #times: number[] = [];
  #events: Happening[] = [];
  #ontell: (event: Happening) => void;
  #onend: () => void = () => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `ontell` hears of every event that is looked at for a while. */
  constructor(ontell: (event: Happening) => void = () => undefined) {
    this.#ontell = ontell;
  }

  /** Tells a move; `times` says how long each of its events is looked at. Nothing told before it goes on. */
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

  /** Tells the rest of the move at once. */
  skip(): void {
    if (!this.runs) return;
    this.#times = [];
    clearTimeout(this.#timer);
    this.#go();
  }

  /** Forgets the move: another one is shown. */
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

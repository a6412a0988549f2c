// A moment being solved: the board, the tries, and the answer.

import type { Page } from "../api";
import { Timeline } from "../board/timeline.svelte";
import type { GameModule } from "../games/game";
import type { Device, Rehearsal } from "../local/device";
import { pace, PACES } from "../shell/settings.svelte";
import { play as playSound } from "../shell/sound";
import type { Moment } from "./moments";

export class Solving {
  readonly moment: Moment;
  /** The page on the board; null until loaded. */
  page = $state.raw<Page | null>(null);
  before = $state.raw<Page | null>(null);
  /** The last wrong try. */
  wrong = $state<string | null>(null);
  /** Whether the answer is known, and how. */
  answer = $state<"found" | "shown" | null>(null);
  failed = $state(false);
  readonly timeline: Timeline;
  #rehearsal = $state.raw<Rehearsal | null>(null);
  #device: Device;
  #module: GameModule;
  #ontry: (right: boolean) => void;
  #closed = false;

  constructor(moment: Moment, device: Device, module: GameModule, ontry: (right: boolean) => void) {
    this.moment = moment;
    this.#device = device;
    this.#module = module;
    this.#ontry = ontry;
    this.timeline = new Timeline((event) => {
      const sound = module.sound(event);
      if (sound) playSound(sound);
    });
    void this.#rehearse([]);
  }

  get asks(): boolean {
    return this.page !== null && this.answer === null;
  }

  get legal(): string[] {
    return this.asks ? (this.#rehearsal?.legal ?? []) : [];
  }

  play(move: string): void {
    if (!this.asks) return;
    const right = move === this.moment.best;
    this.#ontry(right);
    if (right) this.#reveal("found");
    else this.wrong = move;
  }

  show(): void {
    if (!this.asks) return;
    this.#ontry(false);
    this.#reveal("shown");
  }

  close(): void {
    this.#closed = true;
    this.timeline.clear();
  }

  #reveal(answer: "found" | "shown"): void {
    this.answer = answer;
    this.wrong = null;
    void this.#rehearse([{ seat: this.moment.seat, move: this.moment.best }]);
  }

  async #rehearse(moves: { seat: number; move: string }[]): Promise<void> {
    const { record, seat } = this.moment;
    try {
      const rehearsal = await this.#device.rehearse(record, moves, seat);
      if (this.#closed) return;
      this.#rehearsal = rehearsal;
      this.before = this.page;
      this.page = rehearsal.story.at(-1) ?? null;
      const events = moves.length > 0 ? (this.page?.events ?? []) : [];
      const times = this.#module.times(events).map((time) => time * PACES[pace()]);
      if (events.length > 0) this.timeline.tell(events, times, () => undefined);
    } catch (failed) {
      console.error(failed);
      this.failed = true;
    }
  }
}

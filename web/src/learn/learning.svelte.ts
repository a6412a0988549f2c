// A lesson in progress: how far the learner is, and what is on the board for it.

import type { Page } from "../api";
import { Timeline } from "../board/timeline.svelte";
import type { GameModule } from "../games/game";
import type { Device, Rehearsal } from "../local/device";
import { pace, PACES } from "../shell/settings.svelte";
import { play as playSound } from "../shell/sound";
import {
  answer,
  back,
  BEGINNING,
  goOn,
  isDone,
  LEARNER,
  type Lesson,
  type Progress,
  saidAt,
  type Step,
  whereabouts,
} from "./lesson";

const NONE: never[] = [];

export class Learning {
  readonly lesson: Lesson;
  /** How far the learner is; moves made on the way are shown before the coach goes on. */
  progress = $state.raw<Progress>(BEGINNING);
  /** The moment on the board; null until loaded. */
  moment = $state.raw<Page | null>(null);
  before = $state.raw<Page | null>(null);
  /** The lesson cannot be shown. */
  failed = $state(false);
  /** A move has been sent. */
  busy = $state(true);
  readonly timeline: Timeline;
  #rehearsal = $state.raw<Rehearsal | null>(null);
  #device: Device;
  #module: GameModule;
  #onend: () => void;
  #closed = false;

  constructor(lesson: Lesson, device: Device, module: GameModule, onend: () => void) {
    this.lesson = lesson;
    this.#device = device;
    this.#module = module;
    this.#onend = onend;
    this.timeline = new Timeline((event) => {
      const sound = module.sound(event);
      if (sound) playSound(sound);
    });
    void this.#turn(BEGINNING);
  }

  get step(): Step {
    return this.lesson.steps[this.progress.at] ?? {};
  }

  /** The coach's current text, as the name of a message. */
  get said(): string {
    return this.progress.reply ?? saidAt(this.lesson, this.progress.at);
  }

  /** A move is awaited. */
  get asks(): boolean {
    return !this.busy && !this.timeline.runs && this.step.answers !== undefined;
  }

  /** The learner's legal moves: all that the rules allow. */
  get legal(): string[] {
    return this.asks ? (this.#rehearsal?.legal ?? NONE) : NONE;
  }

  /** How much of the last move is on the board. */
  get told(): number {
    if (this.timeline.runs) return this.timeline.told;
    const events = this.moment?.events ?? NONE;
    const end = events.findIndex(({ event }) => event === this.step.until);
    return end < 0 ? events.length : end;
  }

  get isFirst(): boolean {
    return this.progress.at === 0 && this.progress.reply === null;
  }

  goOn(): void {
    this.#take(goOn(this.lesson, this.progress));
  }

  back(): void {
    this.#take(back(this.lesson, this.progress));
  }

  play(move: string): void {
    if (this.asks) this.#take(answer(this.lesson, this.progress, move));
  }

  /** Ends the current animation. */
  skip(): void {
    this.timeline.skip();
  }

  close(): void {
    this.#closed = true;
    this.timeline.clear();
  }

  #take(next: Progress): void {
    if (this.busy || next === this.progress) return;
    this.timeline.skip();
    if (isDone(this.lesson, next)) this.#onend();
    else void this.#turn(next);
  }

  /** Shows the new moves, and goes on then. */
  async #turn(next: Progress): Promise<void> {
    const [here, there] = [this.progress, next].map((each) => whereabouts(this.lesson, each));
    if (!here || !there) return;
    const [had, has] = [here.moves.length, there.moves.length];
    const isSame = here.position === there.position;
    if (this.#rehearsal && isSame && had === has) {
      this.progress = next;
      return;
    }
    this.busy = true;
    try {
      this.#rehearsal = await this.#device.rehearse(there.position, there.moves, LEARNER);
    } catch (failed) {
      console.error(failed);
      this.failed = true;
      return;
    }
    if (this.#closed) return;
    const { story } = this.#rehearsal;
    const isOnward = this.moment !== null && isSame && has > had;
    if (!isOnward) [this.before, this.moment] = [story.at(-2) ?? null, story.at(-1) ?? null];
    this.#tell(isOnward ? story.slice(had + 1) : [], () => {
      this.progress = next;
      this.busy = false;
    });
  }

  /** Shows moves one after another. */
  #tell([page, ...rest]: Page[], onend: () => void): void {
    if (!page) return onend();
    this.before = this.moment;
    this.moment = page;
    const times = this.#module.times(page.events).map((time) => time * PACES[pace()]);
    this.timeline.tell(page.events, times, () => this.#tell(rest, onend));
  }
}

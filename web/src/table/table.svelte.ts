// A table as the page knows it: what was heard over its connection, and what of it is shown.

import { api, type Page, type Refusal, socketPath } from "../api";
import { type Moment, sinceOwn } from "../board/moment";
import { Timeline } from "../board/timeline.svelte";
import type { GameModule } from "../games/game";
import { load } from "../games/game";
import { type Home, ONLINE } from "../home";
import { pace, PACES } from "../shell/settings.svelte";
import { play as playSound } from "../shell/sound";
import type {
  Chapter,
  ClientIn,
  ClientOut,
  Code,
  Now,
  Reaction,
  TableInfo,
  Thought,
  Who,
  You,
} from "../wire";
import type { Happening } from "../words/words";
import { outlivesMoveOf } from "./proposals";
import { Connection, type Link, type Socket } from "./connection";
import { TalkList } from "./talk.svelte";

/** The game after a move, with all that is known of the present only. */
export type Present = Moment & Now;

export interface Clocks {
  left: number[];
  runs: number[];
  since: number;
}

/** Where a table comes from. */
export interface Source {
  dial: (since: number) => Socket;
  /** The game so far, as a seat has seen it. */
  past: (seat: number | null) => Promise<Page[]>;
  load: (game: string) => Promise<GameModule>;
}

export function remote(id: string): Source {
  return {
    dial: (since) => new WebSocket(socketPath(id, since)),
    past: (seat) => api.replay(id, seat),
    load,
  };
}

type Heard = Extract<ClientOut, { table: unknown }>["table"];

/** Where the game stands, as a seat may imagine it. */
export type Imagined = Pick<
  Extract<ClientOut, { imagined: unknown }>["imagined"],
  "ply" | "position"
>;

/** How long a reaction is seen, in milliseconds. */
const REACTION = 4000;
/** How long a hint is waited for, in milliseconds: who has none by then may ask again. */
const PATIENCE = 30_000;

export class Table {
  link = $state<Link>("opening");
  /** What the server said when it hung up. */
  why = $state<Code | null>(null);
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>({ seat: null, host: false });
  readonly talk = new TalkList();
  /** The game as it is on the board: after the move that is being told, or was told last. */
  now = $state.raw<Present | null>(null);
  /** The game before the move that is being told. */
  before = $state.raw<Present | null>(null);
  /** Every move that was shown. */
  chapters = $state.raw<Chapter[]>([]);
  present = $state.raw<boolean[]>([]);
  watching = $state(0);
  reactions = $state.raw<ReadonlyMap<number, Reaction>>(new Map());
  hints = $state.raw<Thought[]>([]);
  /** A hint is being thought of. */
  thinking = $state(false);
  #patience: ReturnType<typeof setTimeout> | undefined;
  /** A move is on its way. */
  busy = $state(false);
  module = $state.raw<GameModule | null>(null);
  /** The game's board could not be loaded. */
  unloaded = $state(false);
  /** A moment of the past that is looked at. */
  looked = $state.raw<Present | null>(null);
  /** Who took back what was played last, if that is what was heard last. */
  undone = $state.raw<{ seat: number } | null>(null);
  /** What each seat has left to think, who is thinking, and when that was heard. */
  clocks = $state.raw<Clocks | null>(null);
  readonly timeline: Timeline;
  readonly home: Home;
  #source: Source;
  #connection: Connection;
  /** Moves that were heard and not yet shown. */
  #waiting: Present[] = [];
  /** What was heard for the next player on this device, while the last one's move is being told. */
  #handed: Heard | null = null;
  #moments = new Map<number, Moment>();
  /** What was asked for last. */
  #imagined: Imagined | null = null;
  #forget = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(source: Source, home = ONLINE) {
    this.#source = source;
    this.home = home;
    this.timeline = new Timeline((event) => {
      const sound = this.module?.sound(event);
      if (sound) playSound(sound);
    });
    this.#connection = new Connection(source.dial, {
      heard: (message) => this.#hear(message),
      linked: (link, why) => {
        this.link = link;
        this.why = why;
      },
    });
  }

  /** The game as far as it was told. */
  get settled(): Present | null {
    return this.timeline.runs ? this.before : this.now;
  }

  /** Others' moves are being told: one looks on until they were. */
  get tells(): boolean {
    return this.timeline.runs && this.now?.seat !== this.you.seat;
  }

  /** What is being told can be skipped: all of others' moves, and what takes long of one's own. */
  get skips(): boolean {
    return this.timeline.runs && (this.tells || this.timeline.isLong);
  }

  /** The moves as far as they were told. */
  get story(): Chapter[] {
    const { runs, told } = this.timeline;
    const last = this.chapters.at(-1);
    if (!runs || !last) return this.chapters;
    const scores = this.before?.scores ?? last.scores;
    const estimates = this.before?.standing.scores ?? last.estimates;
    const events = last.events.slice(0, told);
    return [...this.chapters.slice(0, -1), { ...last, events, scores, estimates }];
  }

  /** Several people play on this device, so that nobody in particular is "you". */
  get isShared(): boolean {
    const isPerson = ({ who }: { who: Who }) => typeof who === "object" && "guest" in who;
    return this.home.here && (this.info?.seats.filter(isPerson).length ?? 0) > 1;
  }

  async ask(ask: ClientIn): Promise<Refusal | null> {
    const refusal = await this.#connection.ask(ask);
    return refusal && this.home.refused(refusal);
  }

  /** Makes a move, perhaps only if it can be taken back; the answer is why it was not made. */
  async play(move: string, unless_final = false): Promise<Refusal | null> {
    if (!this.now || this.busy) return null;
    // Who acts has seen enough of their own move before.
    this.skip();
    this.busy = true;
    const { version } = this.#connection;
    const refusal = await this.ask({ play: { ply: this.now.ply, version, move, unless_final } });
    this.busy = false;
    return refusal;
  }

  async askForHint(): Promise<Refusal | null> {
    this.thinking = true;
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => (this.thinking = false), PATIENCE);
    const refusal = await this.ask("hint");
    if (refusal) this.thinking = false;
    return refusal;
  }

  /** Asks where the game stands, as one's own seat may imagine it; or why that is not told. */
  async imagine(): Promise<Imagined | Refusal> {
    this.#imagined = null;
    const refusal = await this.ask("imagine");
    return refusal ?? this.#imagined ?? { code: "lost", asked: "imagine" };
  }

  /** Tells all that has happened, now. */
  skip(): void {
    const waiting = this.#waiting.splice(0);
    const handed = this.#handed;
    this.#handed = null;
    this.timeline.skip();
    for (const moment of waiting) this.#show(moment, 0);
    if (handed) this.#hearTable(handed);
  }

  /** Tells again what happened since a move; what this page has not seen is asked for. */
  async again(ply: number): Promise<void> {
    const last = this.now;
    const since = this.chapters.filter((chapter) => chapter.ply > ply);
    if (!since.every((chapter) => this.#moments.has(chapter.ply)) || !this.#moments.has(ply)) {
      await this.#recall();
    }
    const start = this.#presentAt(ply);
    const moments = since.flatMap((chapter) => this.#presentAt(chapter.ply) ?? []);
    const isWhole = start && moments.length > 0 && moments.length === since.length;
    // Something may have happened meanwhile, and is told.
    if (!isWhole || this.timeline.runs || this.now !== last) return;
    this.chapters = this.chapters.filter((chapter) => chapter.ply <= ply);
    this.now = start;
    this.looked = null;
    this.#waiting.unshift(...moments);
    this.#next();
  }

  /** Tells somebody who did not look on what happened since their last turn. */
  async catchUp(): Promise<void> {
    const [first] = sinceOwn(this.chapters, this.you.seat);
    if (first) await this.again(first.ply - 1);
  }

  /** Shows the game as it was after a move; the present, if there is none. */
  async look(ply: number | null): Promise<void> {
    const last = this.now?.ply ?? 0;
    if (ply === null || ply >= last) {
      this.looked = null;
      return;
    }
    const wanted = Math.max(0, ply);
    if (!this.#moments.has(wanted)) await this.#recall();
    this.looked = this.#presentAt(wanted);
  }

  /** The view before a moment, if it was seen. */
  viewBefore({ ply }: Moment): unknown {
    return this.#moments.get(ply - 1)?.view ?? null;
  }

  /** The page is looked at again, or online again: the present is shown. */
  wake(): void {
    this.skip();
    this.#connection.wake();
  }

  /** The page is looked at, or is not any more. */
  attend(seen: boolean): void {
    this.#connection.attend(seen);
  }

  /** Comes as somebody else: the player has told a name. */
  restart(): void {
    this.#connection.restart();
  }

  close(): void {
    clearTimeout(this.#patience);
    this.#connection.close();
    this.#waiting = [];
    this.#handed = null;
    this.timeline.clear();
    this.#forget.forEach((timer) => clearTimeout(timer));
  }

  #hear(message: ClientOut): void {
    if (this.#handed) this.skip();
    if ("table" in message) this.#hearTableInTime(message.table);
    else if ("changed" in message) {
      this.info = message.changed.table;
      this.you = message.changed.you;
      if (this.info.phase !== "lobby") this.prepare();
    } else if ("played" in message) {
      const { seat, events, now } = message.played;
      // A move is an answer too: whatever was asked before it is not asked any more.
      const { proposal } = this.info ?? {};
      if (this.info && proposal && !outlivesMoveOf(proposal, seat)) {
        this.info = { ...this.info, proposal: null };
      }
      this.#hearClocks(now);
      this.#waiting.push({ ...now, seat, events: events as Happening[] });
      if (!this.timeline.runs) this.#next();
    } else if ("said" in message) this.talk.hear(message.said.said, this.you.seat);
    else if ("present" in message) {
      this.present = message.present.seats;
      this.watching = message.present.watching;
    } else if ("reacted" in message) this.#react(message.reacted.seat, message.reacted.reaction);
    else if ("hint" in message) {
      this.thinking = false;
      const { ply, hint } = message.hint;
      if (ply === this.now?.ply) this.hints = hint.candidates;
    } else if ("imagined" in message) this.#imagined = message.imagined;
  }

  /** Where the device goes from hand to hand before everybody's eyes, a move is told to its end. */
  #hearTableInTime(heard: Heard): void {
    const [from, to] = [this.you.seat, heard.you.seat];
    const isHanded = from !== null && to !== null && from !== to && this.timeline.runs;
    if (isHanded) this.#handed = heard;
    else this.#hearTable(heard);
  }

  #hearTable({ table, you, said, game }: Heard): void {
    this.skip();
    const isAnother = you.seat !== this.you.seat;
    this.info = table;
    this.you = you;
    this.talk.recall(said, you.seat);
    this.thinking = false;
    if (!game) return;
    this.prepare();
    this.#hearClocks(game.now);
    const { story } = game;
    const first = story[0]?.ply ?? game.now.ply + 1;
    // Whoever takes a move back takes back all that came after it.
    const seat = this.chapters.find(({ ply }) => ply === game.now.ply + 1)?.seat ?? null;
    this.undone = seat === null ? null : { seat };
    this.chapters = [...this.chapters.filter(({ ply }) => ply < first), ...story];
    for (const ply of this.#moments.keys()) if (ply >= first) this.#moments.delete(ply);
    // A hint is for the eyes that asked for it.
    if (isAnother || game.now.ply !== this.now?.ply) this.hints = [];
    const last = this.chapters.at(-1);
    this.now = { ...game.now, seat: last?.seat ?? null, events: last?.events ?? [] };
    this.before = this.now;
    this.#moments.set(this.now.ply, this.now);
    this.looked = null;
  }

  #hearClocks({ clocks, to_act }: Now): void {
    this.clocks = clocks && { left: clocks, runs: to_act, since: Date.now() };
  }

  /** Loads the board: before the start, it is there when the game begins. */
  prepare(): void {
    if (!this.info || this.module) return;
    this.#source.load(this.info.game).then(
      (module) => (this.module = module),
      () => (this.unloaded = true),
    );
  }

  #next(): void {
    const moment = this.#waiting.shift();
    if (moment) this.#show(moment, PACES[pace()]);
    else if (this.#handed) this.skip();
  }

  /** Asks for the past as the own seat has seen it. */
  async #recall(): Promise<void> {
    const { seat } = this.you;
    const pages = await this.#source.past(seat);
    if (seat !== this.you.seat) return;
    for (const page of pages) {
      if (!this.#moments.has(page.ply)) this.#moments.set(page.ply, page);
    }
  }

  /** A moment of the past as it would have been heard: whoever moved next was to act. */
  #presentAt(ply: number): Present | null {
    const moment = this.#moments.get(ply);
    if (!moment || "to_act" in moment) return (moment as Present | undefined) ?? null;
    const { estimates } = moment as Page;
    const next = this.chapters.find((chapter) => chapter.ply === ply + 1)?.seat;
    return {
      ...moment,
      to_act: next == null ? [] : [next],
      standing: { scores: estimates, lines: [] },
      legal: [],
      undo: 0,
      clocks: null,
      outcome: null,
    };
  }

  #show(moment: Present, slowness: number): void {
    const { ply, seat, events, scores } = moment;
    const { scores: estimates } = moment.standing;
    this.hints = [];
    this.thinking = false;
    this.before = this.now;
    this.now = moment;
    this.#moments.set(ply, moment);
    this.chapters = [...this.chapters, { ply, seat, events, scores, estimates }];
    const times = this.module?.times(events) ?? [];
    this.timeline.tell(
      events,
      times.map((time) => time * slowness),
      () => this.#next(),
    );
  }

  #react(seat: number, reaction: Reaction): void {
    this.talk.hear({ seat, reaction }, this.you.seat);
    clearTimeout(this.#forget.get(seat));
    this.reactions = new Map([...this.reactions, [seat, reaction]]);
    const forget = () => {
      this.reactions = new Map([...this.reactions].filter(([other]) => other !== seat));
    };
    this.#forget.set(seat, setTimeout(forget, REACTION));
  }
}

// A table as the page knows it: what its connection delivered, and the part of that on display.

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

/** The game after a move, plus everything known only of the present. */
export type Present = Moment & Now;

export interface Clocks {
  left: number[];
  runs: number[];
  since: number;
}

/** The source of a table. */
export interface Source {
  dial: (since: number) => Socket;
  /** The game so far, as seen by a seat. */
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

/** The position that a seat may imagine: its view with the unknown filled in. */
export type Imagined = Pick<
  Extract<ClientOut, { imagined: unknown }>["imagined"],
  "ply" | "position"
>;

/** How long a reaction is shown, in milliseconds. */
const REACTION = 4000;
/** How long to wait for a hint, in milliseconds, before the player may ask again. */
const PATIENCE = 30_000;

export class Table {
  link = $state<Link>("opening");
  /** The reason the server gave when it hung up. */
  why = $state<Code | null>(null);
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>({ seat: null, host: false });
  readonly talk = new TalkList();
  /** The game on the board: after the move that is being shown, or was shown last. */
  now = $state.raw<Present | null>(null);
  /** The game before the move that is being shown. */
  before = $state.raw<Present | null>(null);
  /** Every move that has reached the board. */
  chapters = $state.raw<Chapter[]>([]);
  present = $state.raw<boolean[]>([]);
  watching = $state(0);
  reactions = $state.raw<ReadonlyMap<number, Reaction>>(new Map());
  hints = $state.raw<Thought[]>([]);
  /** A hint is being computed. */
  thinking = $state(false);
  #patience: ReturnType<typeof setTimeout> | undefined;
  /** A move has been sent. */
  busy = $state(false);
  module = $state.raw<GameModule | null>(null);
  /** The game's board could not be loaded. */
  unloaded = $state(false);
  /** The past moment on display. */
  looked = $state.raw<Present | null>(null);
  /** Who took back the last move, if that was the last message. */
  undone = $state.raw<{ seat: number } | null>(null);
  /** The thinking time left for each seat, whose clock runs, and when that was received. */
  clocks = $state.raw<Clocks | null>(null);
  readonly timeline: Timeline;
  readonly home: Home;
  #source: Source;
  #connection: Connection;
  /** Moves received and not yet shown. */
  #waiting: Present[] = [];
  /** The table as the next player on this device sees it, while the last player's move is still being
   * shown. */
  #handed: Heard | null = null;
  #moments = new Map<number, Moment>();
  /** The last imagined position. */
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

  /** The game up to the last move that was shown in full. */
  get settled(): Present | null {
    return this.timeline.runs ? this.before : this.now;
  }

  /** Others' moves are being shown: the player watches until they end. */
  get tells(): boolean {
    return this.timeline.runs && this.now?.seat !== this.you.seat;
  }

  /** The current animation can be skipped: any of others' moves, and a long one of one's own. */
  get skips(): boolean {
    return this.timeline.runs && (this.tells || this.timeline.isLong);
  }

  /** The moves as far as they were shown. */
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

  /** Makes a move, optionally only if it can be taken back; resolves to why it failed. */
  async play(move: string, unless_final = false): Promise<Refusal | null> {
    if (!this.now || this.busy) return null;
    // A player who acts has seen enough of their own previous move.
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

  /** Requests a position as one's own seat may imagine it; or why that is refused. */
  async imagine(): Promise<Imagined | Refusal> {
    this.#imagined = null;
    const refusal = await this.ask("imagine");
    return refusal ?? this.#imagined ?? { code: "lost", asked: "imagine" };
  }

  /** Ends all animations now. */
  skip(): void {
    const waiting = this.#waiting.splice(0);
    const handed = this.#handed;
    this.#handed = null;
    this.timeline.skip();
    for (const moment of waiting) this.#show(moment, 0);
    if (handed) this.#hearTable(handed);
  }

  /** Shows again what happened since a move; moves this page has not seen are requested. */
  async again(ply: number): Promise<void> {
    const last = this.now;
    const since = this.chapters.filter((chapter) => chapter.ply > ply);
    if (!since.every((chapter) => this.#moments.has(chapter.ply)) || !this.#moments.has(ply)) {
      await this.#recall();
    }
    const start = this.#presentAt(ply);
    const moments = since.flatMap((chapter) => this.#presentAt(chapter.ply) ?? []);
    const isWhole = start && moments.length > 0 && moments.length === since.length;
    // New moves may have arrived meanwhile, and are being shown.
    if (!isWhole || this.timeline.runs || this.now !== last) return;
    this.chapters = this.chapters.filter((chapter) => chapter.ply <= ply);
    this.now = start;
    this.looked = null;
    this.#waiting.unshift(...moments);
    this.#next();
  }

  /** Shows a returning player what happened since their last turn. */
  async catchUp(): Promise<void> {
    const [first] = sinceOwn(this.chapters, this.you.seat);
    if (first) await this.again(first.ply - 1);
  }

  /** Shows the game as it was after a move; the present for null. */
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

  /** The view before a moment, if known. */
  viewBefore({ ply }: Moment): unknown {
    return this.#moments.get(ply - 1)?.view ?? null;
  }

  /** The page is visible or online again: the present is shown. */
  wake(): void {
    this.skip();
    this.#connection.wake();
  }

  /** The page became visible or hidden. */
  attend(seen: boolean): void {
    this.#connection.attend(seen);
  }

  /** Reconnects with a new identity: the player has given a name. */
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
      // A move is an answer too: it settles any earlier proposal.
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

  /** On a device that is passed around, a move is shown to its end before the next player's view. */
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
    // Taking a move back takes back everything after it.
    const seat = this.chapters.find(({ ply }) => ply === game.now.ply + 1)?.seat ?? null;
    this.undone = seat === null ? null : { seat };
    this.chapters = [...this.chapters.filter(({ ply }) => ply < first), ...story];
    for (const ply of this.#moments.keys()) if (ply >= first) this.#moments.delete(ply);
    // A hint belongs to the viewer who asked for it.
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

  /** Loads the board, ahead of the start of the game. */
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

  /** Requests the past as one's own seat has seen it. */
  async #recall(): Promise<void> {
    const { seat } = this.you;
    const pages = await this.#source.past(seat);
    if (seat !== this.you.seat) return;
    for (const page of pages) {
      if (!this.#moments.has(page.ply)) this.#moments.set(page.ply, page);
    }
  }

  /** A past moment as it was then: the seat of the next move was to act. */
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

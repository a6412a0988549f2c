// A table as the page knows it: what was heard over its connection, and what of it is shown.

import { type Refusal, socketPath } from "../api";
import type { Candidate, GameModule } from "../games/game";
import { load } from "../games/game";
import { isStill } from "../shell/motion.svelte";
import type { ClientIn, ClientOut, Code, Now, Reaction, Said, TableInfo, You } from "../wire";
import type { Happening } from "../words/words";
import { Connection, type Link } from "./connection";
import { Pace } from "./pace";
import { outlivesMoveOf } from "./proposals";
import type { Felt } from "./talk";

/** A move in the log: who made it, and what happened. */
export interface Chapter {
  ply: number;
  seat: number | null;
  events: Happening[];
  scores: number[];
}

type Played = { seat: number; events: Happening[]; now: Now };

/** How long a reaction is seen, in milliseconds. */
const REACTION = 4000;

export class Table {
  readonly id: string;
  link = $state<Link>("opening");
  /** What the server said when it hung up. */
  why = $state<Code | null>(null);
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>({ seat: null, host: false });
  said = $state.raw<Said[]>([]);
  felt = $state.raw<Felt[]>([]);
  /** The game as it is shown, which may be a little behind what was heard. */
  now = $state.raw<Now | null>(null);
  chapters = $state.raw<Chapter[]>([]);
  /** What happened in the move shown last. */
  events = $state.raw<Happening[]>([]);
  present = $state.raw<boolean[]>([]);
  watching = $state(0);
  reactions = $state.raw<ReadonlyMap<number, Reaction>>(new Map());
  hints = $state.raw<Candidate[]>([]);
  /** A hint is being thought of. */
  thinking = $state(false);
  /** A move is on its way. */
  busy = $state(false);
  module = $state.raw<GameModule | null>(null);
  /** The game's board could not be loaded. */
  unloaded = $state(false);
  /** When the clocks were last told, to count them down from there. */
  heardAt = $state(0);
  #connection: Connection;
  #pace: Pace<Played>;
  #forget = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(id: string) {
    this.id = id;
    this.#pace = new Pace(
      (played) => this.#show(played),
      ({ events }) => (isStill() ? 0 : (this.module?.linger(events) ?? 0)),
    );
    this.#connection = new Connection((since) => new WebSocket(socketPath(id, since)), {
      heard: (message) => this.#hear(message),
      linked: (link, why) => {
        this.link = link;
        this.why = why;
      },
    });
  }

  ask(ask: ClientIn): Promise<Refusal | null> {
    return this.#connection.ask(ask);
  }

  /** Makes a move; the answer is why it was not made. */
  async play(move: string): Promise<Refusal | null> {
    if (!this.now || this.busy) return null;
    // Who acts has seen enough: the own move is shown at once.
    this.skip();
    this.busy = true;
    this.hints = [];
    const { version } = this.#connection;
    const refusal = await this.ask({ play: { ply: this.now.ply, version, move } });
    this.busy = false;
    return refusal;
  }

  async askForHint(): Promise<Refusal | null> {
    this.thinking = true;
    const refusal = await this.ask("hint");
    if (refusal) this.thinking = false;
    return refusal;
  }

  /** Shows all that has happened, now. */
  skip(): void {
    this.#pace.skip();
  }

  hurry(): void {
    this.#connection.hurry();
  }

  /** Comes as somebody else: the player has told a name. */
  restart(): void {
    this.#connection.restart();
  }

  close(): void {
    this.#connection.close();
    this.#pace.clear();
    this.#forget.forEach((timer) => clearTimeout(timer));
  }

  #hear(message: ClientOut): void {
    if ("table" in message) this.#hearTable(message.table);
    else if ("changed" in message) {
      this.info = message.changed.table;
      this.you = message.changed.you;
    } else if ("played" in message) {
      const { seat, events, now } = message.played;
      const { info } = this;
      // A move is an answer too: mostly what was asked before it is not asked any more.
      if (info?.proposal && !outlivesMoveOf(info.proposal, seat)) {
        this.info = { ...info, proposal: null };
      }
      this.#pace.add({ seat, events: events as Happening[], now });
    } else if ("said" in message) this.said = [...this.said, message.said.said];
    else if ("present" in message) {
      this.present = message.present.seats;
      this.watching = message.present.watching;
    } else if ("reacted" in message) this.#react(message.reacted.seat, message.reacted.reaction);
    else if ("hint" in message) {
      this.thinking = false;
      if (message.hint.ply === this.now?.ply) this.hints = message.hint.hint.candidates;
    }
  }

  #hearTable({ table, you, said, game }: Extract<ClientOut, { table: unknown }>["table"]): void {
    this.#pace.clear();
    this.info = table;
    this.you = you;
    this.said = said;
    this.thinking = false;
    this.heardAt = Date.now();
    if (!this.module) this.#load(table.game);
    if (!game) return;
    const story = game.story as Chapter[];
    const first = story[0]?.ply ?? game.now.ply + 1;
    this.chapters = [...this.chapters.filter(({ ply }) => ply < first), ...story];
    if (game.now.ply !== this.now?.ply) this.hints = [];
    this.events = [];
    this.now = game.now;
  }

  #load(game: string): void {
    load(game).then(
      (module) => (this.module = module),
      () => (this.unloaded = true),
    );
  }

  #show({ seat, events, now }: Played): void {
    this.hints = [];
    this.events = events;
    this.now = now;
    this.heardAt = Date.now();
    const chapter = { ply: now.ply, seat, events, scores: now.scores };
    this.chapters = [...this.chapters, chapter];
  }

  #react(seat: number, reaction: Reaction): void {
    this.felt = [...this.felt, { seat, reaction, after: this.said.length }];
    clearTimeout(this.#forget.get(seat));
    this.reactions = new Map([...this.reactions, [seat, reaction]]);
    const forget = () => {
      this.reactions = new Map([...this.reactions].filter(([other]) => other !== seat));
    };
    this.#forget.set(seat, setTimeout(forget, REACTION));
  }
}

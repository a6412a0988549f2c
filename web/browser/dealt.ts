// A table dealt from a known seed: the real page, with the engine in place of the server. So a test can get
// any rare decision on demand.

import type { Page, WebSocketRoute } from "playwright-core";
import type { Ask, Chapter, ClientOut, Code, Now, TableInfo } from "../src/wire";
import type { Happening } from "../src/words/words";
import { Engine, type Status } from "./engine";

/** The search condition: the seat that decides, and its legal moves. */
export type Moment = (legal: string[], toAct: number[]) => boolean;

/** The number of last moves sent along with a position. */
const LATELY = 12;

/** The parts of a view that identify a decision. */
interface Phases {
  phase?: { name: string; of?: string };
  turn?: { phase?: { name: string } };
  open?: unknown[];
  last?: unknown;
}

/** The pending decision, and the kinds of moves it offers. */
function kindOf({ phase, turn, open, last }: Phases, legal: string[]): string {
  const board = open ? [`${open.length} discs`, last ? "scored" : ""] : [];
  const moves = new Set(legal.map((move) => move.split(" ")[0]));
  return [phase?.name, phase?.of, turn?.phase?.name, ...board, ...moves].filter(Boolean).join(" ");
}

export class Dealt {
  /** The deciding seat. */
  you = 0;
  #engine = new Engine();
  #status: Status = { ply: 0, over: false, to_act: [], scores: [] };
  #version = 1;
  #story: Chapter[] = [];
  #sockets = new Set<WebSocketRoute>();
  #isAway = false;

  /** Plays games, whose moves follow from their seed, until there is such a moment. */
  async find(game: string, seats: number, is: Moment): Promise<void> {
    for await (const { legal } of this.#decisions(game, seats, 100)) {
      if (is(legal, this.#status.to_act)) return;
    }
    throw new Error("no game comes to such a moment");
  }

  /** Plays some games, and stops at every kind of decision that is new. */
  async *kinds(game: string, seats: number, seeds = 3): AsyncGenerator<string> {
    const known = new Set<string>();
    for await (const { legal } of this.#decisions(game, seats, seeds)) {
      const { view } = await this.#engine.look(this.you);
      const kind = kindOf(view as Phases, legal);
      if (known.has(kind)) continue;
      known.add(kind);
      yield kind;
    }
  }

  /** Every decision of games whose moves follow from their seed. */
  async *#decisions(
    game: string,
    seats: number,
    seeds: number,
  ): AsyncGenerator<{ legal: string[] }> {
    for (let seed = 1; seed <= seeds; seed++) {
      this.#story = [];
      this.#status = await this.#engine.ask<Status>({ cmd: "new", game, seats, seed });
      while (!this.#status.over) {
        const [seat = 0] = this.#status.to_act;
        const legal = await this.#engine.legal(seat);
        this.you = seat;
        yield { legal };
        await this.#play(seat, this.#choose(legal));
      }
    }
  }

  /** Begins in a position: that of a new game, with changes on its board. */
  async lay<Board>(game: string, seats: number, change: (board: Board) => Board): Promise<void> {
    await this.#engine.ask({ cmd: "new", game, seats, seed: 1 });
    const { position } = await this.#engine.ask<{ position: { board: Board } }>({
      cmd: "position",
    });
    const laid = { ...position, board: change(position.board) };
    this.#status = await this.#engine.ask<Status>({ cmd: "load", position: laid });
    this.you = this.#status.to_act[0] ?? 0;
  }

  /** A move that makes progress: no resting or stopping while there are others. */
  #choose(legal: string[]): string {
    const busy = legal.filter((move) => !/^(rest|stop|pass)/.test(move));
    const from = busy.length > 0 ? busy : legal;
    return from[(this.#status.ply * 7) % from.length] ?? "";
  }

  async #play(seat: number, move: string): Promise<unknown[]> {
    const { events, ...status } = await this.#engine.ask<Status & { events: unknown[] }>({
      cmd: "play",
      seat,
      move,
    });
    this.#status = status;
    const { ply, scores } = status;
    this.#story.push({ ply, seat, events: events as Happening[], scores, estimates: scores });
    return events;
  }

  async #now(): Promise<Now> {
    const { ply, to_act, scores } = this.#status;
    const look = await this.#engine.look(this.you);
    const legal = to_act.includes(this.you) ? await this.#engine.legal(this.you) : [];
    return { ply, to_act, scores, ...look, legal, undo: ply, clocks: null, outcome: null };
  }

  /** Opens the table, where the others play until it is the seat's turn again. */
  async show(page: Page, url: string, game: string, seats: number): Promise<void> {
    const json = this.#table(game, seats);
    await page.route("**/api/tables/dealt", (route) => route.fulfill({ json }));
    await page.routeWebSocket(/\/api\/tables\/dealt\/socket/, async (socket) => {
      if (this.#isAway) return void socket.close();
      this.#sockets.add(socket);
      tell(socket, await this.#whole(game, seats));
      socket.onMessage((text) => void this.#hear(socket, JSON.parse(String(text)) as Ask));
    });
    await page.goto(`${url}/t/dealt`);
  }

  /** Shows the present to all viewers, whatever they saw before. Returns the table's name, which
   * identifies it. */
  async showAgain(game: string, seats: number): Promise<string> {
    this.#version++;
    const whole = await this.#whole(game, seats, this.#story.slice(-LATELY));
    for (const socket of this.#sockets) tell(socket, whole);
    return whole.table.table.name;
  }

  async #whole(
    game: string,
    seats: number,
    story: Chapter[] = [],
  ): Promise<Extract<ClientOut, { table: unknown }>> {
    const you = { seat: this.you, host: true };
    const table = this.#table(game, seats);
    const version = this.#version;
    const dealt = { story, now: await this.#now() };
    return { table: { version, table, you, said: [], game: dealt } };
  }

  #table(game: string, seats: number): TableInfo {
    return {
      id: "dealt",
      name: `Dealt ${this.#version}`,
      game,
      options: {},
      public: false,
      hints: "practice",
      clock: null,
      set_up: false,
      rated: false,
      phase: "playing",
      commitment: "",
      dealing: false,
      sealed: false,
      broken_off: [],
      seats: Array.from({ length: seats }, (_, seat) => ({
        who: seat === this.you ? { guest: "Ada" } : { bot: "novice" },
        ready: true,
        commitment: null,
        left_out: false,
        revealed: false,
        stand_in: null,
      })),
      host: 0,
      ended: false,
      news: [],
      proposal: null,
      rematch: null,
    };
  }

  /** Closes the connections, and refuses new ones until `comeBack`. */
  hangUp(code: Code): void {
    this.#isAway = true;
    for (const socket of this.#sockets) tell(socket, { bye: { code } });
  }

  comeBack(): void {
    this.#isAway = false;
  }

  async #hear(socket: WebSocketRoute, { id, ask }: Ask): Promise<void> {
    if (typeof ask === "object" && "attend" in ask) return this.#done(socket, id);
    if (typeof ask === "string" || !("play" in ask)) throw new Error("only moves are made here");
    await this.#tell(socket, this.you, ask.play.move);
    this.#done(socket, id);
    while (!this.#status.over && !this.#status.to_act.includes(this.you)) {
      const [seat = 0] = this.#status.to_act;
      await this.#tell(socket, seat, this.#choose(await this.#engine.legal(seat)));
    }
  }

  #done(socket: WebSocketRoute, id: number): void {
    tell(socket, { done: { id, version: this.#version, ply: this.#status.ply } });
  }

  async #tell(socket: WebSocketRoute, seat: number, move: string): Promise<void> {
    const events = await this.#play(seat, move);
    const since = this.#version++;
    const now = await this.#now();
    tell(socket, { played: { since, version: this.#version, seat, events, now } });
  }

  end(): void {
    this.#engine.end();
  }
}

function tell(socket: WebSocketRoute, message: ClientOut): void {
  socket.send(JSON.stringify(message));
}

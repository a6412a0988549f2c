// A table dealt from a known seed: the real page, with the engine where the server would be. So a
// decision that seldom comes in play comes in a test whenever it is wanted.

import type { Page, WebSocketRoute } from "playwright-core";
import type { Ask, ClientOut, Code, Now, TableInfo } from "../src/wire";
import { Engine, type Status } from "./engine";

/** What is looked for: the seat that decides, and what it may do. */
export type Moment = (legal: string[], toAct: number[]) => boolean;

export class Dealt {
  /** The seat whose decision it is. */
  you = 0;
  #engine = new Engine();
  #status: Status = { ply: 0, over: false, to_act: [], scores: [] };
  #version = 1;
  #socket: WebSocketRoute | null = null;
  #isAway = false;

  /** Goes on with games, whose moves follow from their seed, until there is such a moment. */
  async find(game: string, seats: number, is: Moment): Promise<void> {
    for (let seed = 1; seed <= 100; seed++) {
      this.#status = await this.#engine.ask<Status>({ cmd: "new", game, seats, seed });
      while (!this.#status.over) {
        const [seat = 0] = this.#status.to_act;
        const legal = await this.#engine.legal(seat);
        if (is(legal, this.#status.to_act)) {
          this.you = seat;
          return;
        }
        await this.#play(seat, this.#choose(legal));
      }
    }
    throw new Error("no game comes to such a moment");
  }

  /** Begins in a position: that of a new game, with something else on its board. */
  async lay<Board>(game: string, seats: number, change: (board: Board) => Board): Promise<void> {
    await this.#engine.ask({ cmd: "new", game, seats, seed: 1 });
    const { position } = await this.#engine.ask<{ position: { board: Board } }>({
      cmd: "position",
    });
    const laid = { ...position, board: change(position.board) };
    this.#status = await this.#engine.ask<Status>({ cmd: "load", position: laid });
    this.you = this.#status.to_act[0] ?? 0;
  }

  /** Whatever gets on: nobody rests or stops who can do something else. */
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
    return events;
  }

  async #now(): Promise<Now> {
    const { ply, to_act, scores } = this.#status;
    const look = await this.#engine.look(this.you);
    const legal = to_act.includes(this.you) ? await this.#engine.legal(this.you) : [];
    return { ply, to_act, scores, ...look, legal, undo: ply, clocks: null, outcome: null };
  }

  /** Opens the table, where the others go on until the seat is asked again. */
  async show(page: Page, url: string, game: string, seats: number): Promise<void> {
    const table: TableInfo = {
      id: "dealt",
      name: "Dealt",
      game,
      options: {},
      public: false,
      hints: "off",
      clock: null,
      set_up: false,
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
    await page.route("**/api/tables/dealt", (route) => route.fulfill({ json: table }));
    await page.routeWebSocket(/\/api\/tables\/dealt\/socket/, async (socket) => {
      if (this.#isAway) return void socket.close();
      this.#socket = socket;
      const you = { seat: this.you, host: true };
      const game = { story: [], now: await this.#now() };
      tell(socket, { table: { version: this.#version, table, you, said: [], game } });
      socket.onMessage((text) => void this.#hear(socket, JSON.parse(String(text)) as Ask));
    });
    await page.goto(`${url}/t/dealt`);
  }

  /** Hangs up, and is away until it is back. */
  hangUp(code: Code): void {
    this.#isAway = true;
    if (this.#socket) tell(this.#socket, { bye: { code } });
  }

  comeBack(): void {
    this.#isAway = false;
  }

  async #hear(socket: WebSocketRoute, { id, ask }: Ask): Promise<void> {
    if (typeof ask === "string" || !("play" in ask)) throw new Error("only moves are made here");
    await this.#tell(socket, this.you, ask.play.move);
    tell(socket, { done: { id, version: this.#version, ply: this.#status.ply } });
    while (!this.#status.over && !this.#status.to_act.includes(this.you)) {
      const [seat = 0] = this.#status.to_act;
      await this.#tell(socket, seat, this.#choose(await this.#engine.legal(seat)));
    }
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

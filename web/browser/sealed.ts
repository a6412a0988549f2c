// A table whose deal is controlled by the test: the real pages, with a fake server that can be slow, or
// cheat. The game is over as soon as it is dealt.

import type { Page, WebSocketRoute } from "playwright-core";
import {
  commitmentOf,
  commitmentOfTable,
  type DealRecord,
  randomValue,
  seedOf,
} from "../src/table/deal";
import type { Ask, ClientIn, ClientOut, Now, SeatInfo, TableInfo } from "../src/wire";
import { Engine, type Status } from "./engine";

const GAME = "sternenhimmel";

interface Visitor {
  socket: WebSocketRoute;
  seat: number | null;
}

interface Ended extends DealRecord {
  result: NonNullable<Now["outcome"]>;
}

export class SealedTable {
  readonly id: string;
  /** The seats whose messages are ignored. */
  silent = new Set<number>();
  /** Changes the record before anybody reads it. */
  forge: (record: Required<DealRecord>) => void = () => undefined;
  /** Changes the table before it is shown. */
  show: (info: TableInfo) => TableInfo = (info) => info;
  /** The numbers revealed by pages. */
  readonly revealed: { seat: number; value: string }[] = [];

  #secret = randomValue();
  #seats: SeatInfo[];
  #dealing = false;
  #sealed = false;
  #brokenOff: number[] = [];
  #values = new Map<number, string>();
  #visitors: Visitor[] = [];
  #version = 1;
  #engine = new Engine();
  #record: Ended | null = null;
  #status: Status | null = null;

  constructor(id: string, names: string[]) {
    this.id = id;
    this.#seats = names.map((guest) => ({
      who: { guest },
      ready: false,
      commitment: null,
      left_out: false,
      revealed: false,
      stand_in: null,
    }));
  }

  /** Opens a page with a seat, or as a spectator; the first seat is the host's. */
  async open(page: Page, url: string, seat: number | null): Promise<void> {
    const path = `/api/tables/${this.id}`;
    await page.route(`**${path}`, (route) => route.fulfill({ json: this.#info() }));
    await page.route(`**${path}/record`, (route) => route.fulfill({ json: this.#told() }));
    await page.routeWebSocket(new RegExp(`${path}/socket`), async (socket) => {
      const visitor = { socket, seat };
      this.#visitors.push(visitor);
      socket.onClose(() => this.#leave(visitor));
      socket.onMessage((text) => void this.#hear(visitor, JSON.parse(String(text)) as Ask));
      await this.#greet(visitor);
      this.#tellPresence();
    });
    await page.goto(`${url}/t/${this.id}`);
  }

  /** Restarts the deal without the seats that have not answered. */
  breakOff(): void {
    this.#sealed = false;
    this.#seats.forEach((place, seat) => {
      const isMissing = !place.left_out && !this.#values.has(seat);
      if (isMissing) this.#brokenOff.push(seat);
      place.left_out ||= isMissing;
      place.commitment = null;
      place.ready = false;
    });
    this.#values.clear();
    this.#changed();
  }

  end(): void {
    this.#engine.end();
  }

  #info(): TableInfo {
    return this.show({
      id: this.id,
      name: "Ada",
      game: GAME,
      options: {},
      public: false,
      hints: "off",
      clock: null,
      set_up: false,
      rated: false,
      phase: this.#record === null ? "lobby" : "over",
      commitment: commitmentOfTable(this.#secret),
      dealing: this.#dealing,
      sealed: this.#sealed,
      broken_off: [...this.#brokenOff],
      seats: this.#seats.map((place) => ({ ...place })),
      host: 0,
      ended: false,
      news: [],
      proposal: null,
      rematch: null,
    });
  }

  #told(): DealRecord {
    const record = structuredClone(this.#record) as Required<DealRecord>;
    this.forge(record);
    return record;
  }

  async #greet({ socket, seat }: Visitor): Promise<void> {
    const you = { seat, host: seat === 0 };
    const now = await this.#now(seat);
    const game = now && { story: [], now };
    tell(socket, { table: { version: this.#version, table: this.#info(), you, said: [], game } });
  }

  async #now(seat: number | null): Promise<Now | null> {
    if (!this.#record || !this.#status) return null;
    const { ply, to_act, scores } = this.#status;
    const look = await this.#engine.look(seat);
    const outcome = this.#record.result;
    return { ply, to_act, scores, ...look, legal: [], undo: 0, clocks: null, outcome };
  }

  #leave(visitor: Visitor): void {
    this.#visitors = this.#visitors.filter((other) => other !== visitor);
    this.#tellPresence();
  }

  #tellPresence(): void {
    const there = (seat: number) => this.#visitors.some((visitor) => visitor.seat === seat);
    const seats = this.#seats.map((_, seat) => there(seat));
    const watching = this.#visitors.filter(({ seat }) => seat === null).length;
    for (const { socket } of this.#visitors) tell(socket, { present: { seats, watching } });
  }

  async #hear({ socket, seat }: Visitor, { id, ask }: Ask): Promise<void> {
    if (seat === null || this.silent.has(seat)) return;
    this.#obey(seat, ask);
    tell(socket, { done: { id, version: this.#version, ply: 0 } });
    const parts = this.#seats.map((_, seat) => seat).filter((seat) => !this.#seats[seat]?.left_out);
    if (this.#sealed && parts.every((seat) => this.#values.has(seat))) await this.#deal(parts);
    else if (this.#dealing && !this.#sealed && parts.every((seat) => this.#seats[seat]?.ready)) {
      this.#sealed = true;
      this.#changed();
    }
  }

  #obey(seat: number, ask: ClientIn): void {
    const place = this.#seats[seat];
    if (ask === "start") this.#dealing = true;
    else if (typeof ask === "object" && "commit" in ask && place) {
      place.commitment = ask.commit.value;
      place.ready = true;
      this.#changed();
    } else if (typeof ask === "object" && "reveal" in ask) {
      const { value } = ask.reveal;
      if (commitmentOf({ seat, value }) !== place?.commitment)
        throw new Error("not what was sealed");
      this.#values.set(seat, value);
      this.revealed.push({ seat, value });
    }
  }

  #changed(): void {
    const since = this.#version++;
    for (const { socket, seat } of this.#visitors) {
      const you = { seat, host: seat === 0 };
      tell(socket, { changed: { since, version: this.#version, table: this.#info(), you } });
    }
  }

  async #deal(parts: number[]): Promise<void> {
    const contributions = parts.map((seat) => ({ seat, value: this.#values.get(seat) ?? "" }));
    const seed = seedOf(this.#secret, contributions);
    const seats = this.#seats.length;
    let status = await this.#engine.ask<Status>({ cmd: "new", game: GAME, seats, seed });
    while (!status.over) {
      const [seat = 0]: number[] = status.to_act;
      const [move] = await this.#engine.legal(seat);
      status = await this.#engine.ask<Status>({ cmd: "play", seat, move });
    }
    this.#status = status;
    const { record } = await this.#engine.ask<{ record: Ended }>({ cmd: "record" });
    const left_out = this.#seats.flatMap((place, seat) => (place.left_out ? [seat] : []));
    const commitment = commitmentOfTable(this.#secret);
    const deal = { version: 2, commitment, secret: this.#secret, contributions };
    this.#record = { ...record, deal: { ...deal, left_out, broken_off: this.#brokenOff } };
    this.#version++;
    for (const visitor of this.#visitors) await this.#greet(visitor);
  }
}

function tell(socket: WebSocketRoute, message: ClientOut): void {
  socket.send(JSON.stringify(message));
}

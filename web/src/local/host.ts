// Runs the module: handles one request after another, stores entries before anybody receives them, and lets
// bots think when there are no other requests.

import type { Code } from "../wire";
import type { Hold, Locks } from "./locks";
import { type Answer, type Module, moduleEyes, type Out, type Request } from "./module";
import type { CallName, Calls, FromWorker, HereState, Rehearsal, ToWorker } from "./protocol";
import type { Shelf } from "./shelf";

/** How long the strongest bot thinks, as on a server, in milliseconds. */
const THINK = 500;
/** How long it thinks in one slice, which is the longest that a request waits. */
const SLICE = 12;
/** The most simulations in one slice, whatever a clock says. */
const MOST = 100_000;
/** How long bots pause after their move could not be stored. */
const REST = 1000;

/** The environment a host needs. */
export interface World {
  module: Module;
  shelf: Shelf;
  locks: Locks;
  post: (message: FromWorker) => void;
  /** Reports an impossible state: the worker has to end. */
  fall: (why: unknown) => void;
}

interface Open {
  hold: Hold;
  clients: Set<number>;
}

class Refused extends Error {
  readonly code: Code;

  constructor(code: Code, reason: string) {
    super(reason);
    this.code = code;
  }
}

export class Host {
  #world: World;
  #jobs: (() => Promise<void> | void)[] = [];
  #works = false;
  #tables = new Map<string, Open>();
  /** The table of each client, including clients that wait for it. */
  #clients = new Map<number, string>();
  #thought = { number: -1, since: 0 };
  #simulations = 32;
  #channel = new MessageChannel();

  constructor(world: World) {
    this.#world = world;
  }

  hear(message: ToWorker): void {
    if ("call" in message) this.#add(() => this.#call(message.call, message.name, message.args));
    else if ("dial" in message) this.#dial(message.dial, message.table, message.since);
    else if ("say" in message) {
      const { say: client, text } = message;
      this.#add(async () => {
        await this.#do({ ask: { client, ask: text, random: random() } });
      });
    } else if ("hangUp" in message) this.#add(() => this.#leave(message.hangUp));
    else if ("pass" in message) this.#add(() => this.#tell({ pass: { client: message.pass } }));
    else this.#add(() => this.#tell({ lift: { client: message.lift } }));
  }

  #add(job: () => Promise<void> | void): void {
    this.#jobs.push(job);
    this.#work();
  }

  #work(): void {
    if (this.#works) return;
    this.#works = true;
    const work = async () => {
      while (this.#works) {
        const job = this.#jobs.shift();
        if (job) await job();
        // Requests received meanwhile are handled now.
        else if (await this.#think()) await this.#turn();
        else this.#works = this.#jobs.length > 0;
      }
    };
    work().catch((why: unknown) => this.#world.fall(why));
  }

  /** Yields to other tasks, without the delay of a timer. */
  #turn(): Promise<void> {
    return new Promise((settle) => {
      this.#channel.port1.onmessage = () => settle();
      this.#channel.port2.postMessage(null);
    });
  }

  /** Sends a request to the module, and stores the entries it returns. */
  async #do(request: Request): Promise<Answer> {
    const answer = this.#world.module(request);
    this.#hear(answer.out);
    if (answer.keep.length === 0) return answer;
    const yes = await this.#world.shelf.keep(answer.keep);
    const settled = this.#world.module({ kept: { yes } });
    this.#hear(settled.out);
    return settled;
  }

  #tell(request: Request): void {
    this.#hear(this.#world.module(request).out);
  }

  #hear(out: Out[]): void {
    for (const one of out) {
      if ("heard" in one) {
        this.#world.post({ heard: one.heard.client, text: one.heard.text });
      } else {
        const { client, next, passing } = one.about;
        this.#about(client, { next, passing, elsewhere: false });
      }
    }
  }

  #about(client: number, state: HereState): void {
    this.#world.post({ about: client, state });
  }

  /** Lets a bot think for a moment; returns whether there is more to think about. */
  async #think(): Promise<boolean> {
    const begun = performance.now();
    const request = { think: { simulations: this.#simulations, random: random() } };
    const { thinks } = this.#ask(request);
    if (!thinks) return false;
    const now = performance.now();
    if (thinks.thought !== this.#thought.number) {
      this.#thought = { number: thinks.thought, since: begun };
    }
    if (thinks.more) this.#simulations = paced(this.#simulations, now - begun);
    if (thinks.more && now - this.#thought.since < THINK) return true;
    const { refused } = await this.#do("decide");
    if (!refused) return true;
    if (refused.code !== "try-again") throw new Refused(refused.code, refused.message);
    setTimeout(() => this.#work(), REST);
    return false;
  }

  #dial(client: number, table: string, since: number): void {
    this.#clients.set(client, table);
    this.#add(async () => {
      const open = this.#tables.get(table);
      if (open) return this.#join(open, client, table, since);
      const wait = () => this.#about(client, { next: null, passing: null, elsewhere: true });
      // Other requests are handled while another tab has the table.
      void this.#world.locks.hold(table, wait).then((hold) => {
        this.#add(async () => {
          if (this.#clients.get(client) !== table) return hold();
          const other = this.#tables.get(table);
          if (other) hold();
          const open = other ?? { hold, clients: new Set<number>() };
          this.#tables.set(table, open);
          await this.#join(open, client, table, since);
        });
      }, this.#world.fall);
    });
  }

  async #join(open: Open, client: number, table: string, since: number): Promise<void> {
    open.clients.add(client);
    try {
      await this.#load(table);
      this.#hear(this.#ask({ join: { client, table, since } }).out);
    } catch (why) {
      if (!(why instanceof Refused)) throw why;
      this.#world.post({ heard: client, text: JSON.stringify({ bye: { code: why.code } }) });
      this.#leave(client);
    }
  }

  #leave(client: number): void {
    const table = this.#clients.get(client);
    this.#clients.delete(client);
    const open = table === undefined ? undefined : this.#tables.get(table);
    if (table === undefined || !open?.clients.delete(client)) return;
    this.#tell({ leave: { client } });
    if (open.clients.size === 0) this.#close(table, open);
  }

  #close(table: string, open: Open): void {
    this.#tell({ drop: { table } });
    this.#tables.delete(table);
    open.hold();
  }

  async #load(table: string): Promise<void> {
    const entries = await this.#world.shelf.entries(table);
    if (entries.length === 0) throw new Refused("no-table", "there is no such table");
    this.#ask({ load: { table, entries } });
  }

  /** Sends a request that changes nothing. */
  #ask(request: Request): Answer {
    const answer = this.#world.module(request);
    if (answer.refused) throw new Refused(answer.refused.code, answer.refused.message);
    return answer;
  }

  async #call(call: number, name: CallName, args: unknown[]): Promise<void> {
    try {
      const calls: { [Name in CallName]: (...args: never[]) => unknown } = this.#calls;
      const value = await calls[name](...(args as never[]));
      this.#world.post({ answer: call, value });
    } catch (why) {
      if (!(why instanceof Refused)) throw why;
      this.#world.post({ answer: call, refused: why.code, reason: why.message });
    }
  }

  readonly #calls: {
    [Name in CallName]: (
      ...args: Parameters<Calls[Name]>
    ) => Promise<ReturnType<Calls[Name]>> | ReturnType<Calls[Name]>;
  } = {
    games: () => this.#ask("games").value as ReturnType<Calls["games"]>,
    make: (table) => this.#make({ make: { table, random: random() } }),
    open: (record, seats = undefined) =>
      this.#make({ open: { record, seats: seats ?? null, random: random() } }),
    list: () => this.#world.shelf.list(),
    remove: (id) => this.#remove(id),
    table: (id) => this.#look(id, { table: { table: id } }) as Promise<never>,
    replay: (id, eyes) =>
      this.#look(id, { replay: { table: id, eyes: moduleEyes(eyes) } }) as Promise<never>,
    record: (id) => this.#look(id, { record: { table: id } }),
    export: (id) => this.#look(id, { export: { table: id } }),
    position: (id) => this.#look(id, { position: { table: id } }),
    keeping: () => this.#world.shelf.keeping(),
    rehearse: (from, moves, seat) =>
      this.#ask({ rehearse: { from, moves, seat } }).value as Rehearsal,
    imagine: (record, ply, eyes) =>
      this.#ask({ imagine: { record, ply, eyes: moduleEyes(eyes), random: random() } }).value,
  };

  async #make(request: Request): Promise<string> {
    const { refused, value } = await this.#do(request);
    if (refused) throw new Refused(refused.code, refused.message);
    return value as string;
  }

  /** Sends a read request about a table; one without clients is loaded just for that. */
  async #look(table: string, request: Request): Promise<unknown> {
    if (this.#tables.has(table)) return this.#ask(request).value;
    await this.#load(table);
    try {
      return this.#ask(request).value;
    } finally {
      this.#tell({ drop: { table } });
    }
  }

  async #remove(table: string): Promise<void> {
    const open = this.#tables.get(table);
    if (open) {
      for (const client of open.clients) {
        this.#clients.delete(client);
        this.#world.post({ heard: client, text: JSON.stringify({ bye: { code: "no-table" } }) });
      }
      this.#close(table, open);
    }
    const remove = () => this.#world.shelf.remove(table);
    if (!(await this.#world.locks.alone(table, remove))) {
      throw new Refused("not-now", "another tab has the table open");
    }
  }
}

/** The number of simulations for the time wanted, given how long the last ones took. */
function paced(simulations: number, took: number): number {
  const fit = (simulations * SLICE) / Math.max(took, 0.5);
  return Math.round(Math.min(Math.max(fit, 1), simulations * 2, MOST));
}

/** 32 random bytes, in hex. */
function random(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

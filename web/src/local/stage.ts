// A device without a browser, for tests: the real module and the real host, in this thread.

import { existsSync, readFileSync } from "node:fs";
import type { ClientIn, ClientOut } from "../wire";
import { type Device, deviceOn } from "./device";
import { Host } from "./host";
import { type Far, Line, type LocalSocket } from "./line";
import { type Locks, noLocks } from "./locks";
import { instantiate } from "./module";
import type { HereState } from "./protocol";
import { MemoryShelf, type Shelf } from "./shelf";

const file = new URL("../../module/asterism.wasm", import.meta.url);

export interface Stage {
  line: Line;
  device: Device;
  /** The errors that ended the worker. */
  fallen: unknown[];
}

export async function stage(
  shelf: Shelf = new MemoryShelf(),
  locks: Locks = noLocks,
): Promise<Stage> {
  if (!existsSync(file)) throw new Error("the module is missing: run scripts/build-module first");
  const bytes = readFileSync(file);
  const module = await instantiate(bytes);
  const fallen: unknown[] = [];
  const start = () => {
    const far: Far = {
      onmessage: null,
      onerror: null,
      terminate: () => undefined,
      postMessage: (message) => setTimeout(() => host.hear(structuredClone(message))),
    };
    const host = new Host({
      module,
      shelf,
      locks,
      post: (data) => far.onmessage?.({ data } as MessageEvent),
      fall: (why) => {
        fallen.push(why);
        far.onmessage?.({ data: { fallen: true } } as MessageEvent);
      },
    });
    return far;
  };
  const line = new Line(start);
  return { line, device: deviceOn(line), fallen };
}

/** A page at a table: what it has received, and a way to wait for more. */
export class Guest {
  readonly heard: ClientOut[] = [];
  state: HereState = { next: null, passing: null, elsewhere: false };
  #socket: LocalSocket;
  #number = 0;
  #waiting: (() => void)[] = [];

  constructor(line: Line, table: string) {
    this.#socket = line.dial(table, 0, (state) => {
      this.state = state;
      this.#wake();
    });
    this.#socket.onmessage = ({ data }) => {
      this.heard.push(JSON.parse(data as string) as ClientOut);
      this.#wake();
    };
  }

  /** Waits until `find` finds something. */
  async until<T>(find: () => T | undefined | false | null): Promise<T> {
    for (;;) {
      const found = find();
      if (found !== undefined && found !== false && found !== null) return found;
      await new Promise<void>((settle) => this.#waiting.push(settle));
    }
  }

  /** Sends a request; resolves to why it failed, or null. */
  async ask(ask: ClientIn): Promise<string | null> {
    const id = ++this.#number;
    this.#socket.send(JSON.stringify({ id, ask }));
    return this.until(() => {
      for (const message of this.heard) {
        if ("done" in message && message.done.id === id) return { code: null };
        if ("refused" in message && message.refused.id === id) return message.refused;
      }
      return undefined;
    }).then(({ code }) => code);
  }

  /** The last known state of the game. */
  get now() {
    const last = this.heard.findLast((one) => "played" in one || "table" in one);
    if (!last) return null;
    return "played" in last
      ? last.played.now
      : "table" in last
        ? (last.table.game?.now ?? null)
        : null;
  }

  get version(): number {
    const versions = this.heard.flatMap((message) => {
      const told = Object.values(message)[0] as { version?: number };
      return told.version === undefined ? [] : [told.version];
    });
    return versions.at(-1) ?? 0;
  }

  get table() {
    const last = this.heard.findLast((one) => "table" in one || "changed" in one);
    if (!last) return null;
    return "table" in last ? last.table : "changed" in last ? last.changed : null;
  }

  play(): Promise<string | null> {
    const { ply, legal } = this.now ?? { ply: 0, legal: [] };
    return this.ask({ play: { ply, version: this.version, move: legal[0] ?? "" } });
  }

  /** Makes every pending move of people at this device, until a condition holds. */
  async playUntil(isSo: () => boolean): Promise<void> {
    for (;;) {
      const what = await this.until(() => {
        if (isSo()) return "so";
        if (this.state.next) return "pass";
        if (this.state.passing) return "lift";
        return (this.now?.legal.length ?? 0) > 0 && "play";
      });
      if (what === "so") return;
      const heard = this.heard.length;
      if (what === "pass") this.#socket.pass();
      else if (what === "lift") this.#socket.lift();
      else await this.play();
      await this.until(() => this.heard.length > heard);
    }
  }

  pass(): void {
    this.#socket.pass();
  }

  lift(): void {
    this.#socket.lift();
  }

  close(): void {
    this.#socket.close();
  }

  #wake(): void {
    this.#waiting.splice(0).forEach((settle) => settle());
  }
}

// The only access to tables on this device. All their state is in a worker; this code knows no secret of a
// seat that the page was not shown.

import { Failed } from "../api";
import { Line } from "./line";
import type { CallName, Calls } from "./protocol";
import { Here, type HereSource } from "./source.svelte";

export type { HereSeat, HereSummary, Keeping, NewHere, Passing, Rehearsal } from "./protocol";
export type { HereSource } from "./source.svelte";

type Later<F> = F extends (...args: infer A) => infer R ? (...args: A) => Promise<R> : never;

export type Device = { [Name in CallName]: Later<Calls[Name]> } & {
  /** For `new Table(source)`. */
  source(id: string): HereSource;
};

let started: Promise<Device> | undefined;

/** Starts the worker, once; rejects if it cannot run. */
export function device(): Promise<Device> {
  started ??= start().catch((failed: unknown) => {
    started = undefined;
    throw failed;
  });
  return started;
}

async function start(): Promise<Device> {
  if (!__HERE__ || typeof Worker === "undefined") throw new Failed("broken", "device");
  const line = new Line(
    () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "device" }),
  );
  const device = deviceOn(line);
  await device.games();
  return device;
}

/** Asks the browser to keep the data even when space is short. It is asked when there is first something
 * to store: some browsers ask their user. */
async function askToPersist(): Promise<void> {
  const storage = typeof navigator === "undefined" ? undefined : navigator.storage;
  if (storage?.persist && !(await storage.persisted())) await storage.persist();
}

export function deviceOn(line: Line): Device {
  const call =
    <Name extends CallName>(name: Name) =>
    (...args: Parameters<Calls[Name]>) =>
      line.call(name, args) as Promise<ReturnType<Calls[Name]>>;
  const make = call("make");
  const replay = call("replay");
  return {
    games: call("games"),
    make: (table) => {
      askToPersist().catch(() => undefined);
      return make(table);
    },
    table: call("table"),
    list: call("list"),
    remove: call("remove"),
    replay,
    record: call("record"),
    export: call("export"),
    position: call("position"),
    open: call("open"),
    keeping: call("keeping"),
    rehearse: call("rehearse"),
    imagine: call("imagine"),
    source: (id) => new Here(id, line, replay),
  };
}

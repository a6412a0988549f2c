// The store of tables: each as its entries, in order, with its summary for lists.

import type { Keep } from "./module";
import type { HereSummary, Keeping } from "./protocol";

export interface Shelf {
  /** Stores all of it or nothing; resolves to whether it is stored. */
  keep(all: Keep[]): Promise<boolean>;
  /** The entries of a table in order; empty if there is no such table. */
  entries(table: string): Promise<unknown[]>;
  list(): Promise<HereSummary[]>;
  remove(table: string): Promise<void>;
  keeping(): Promise<Keeping>;
}

/** The most recently played first. */
function inOrder(list: HereSummary[]): HereSummary[] {
  return list.sort((one, other) => other.played - one.played);
}

/** A store that lasts only as long as the page, where the browser's storage is denied. */
export class MemoryShelf implements Shelf {
  #tables = new Map<string, { entries: unknown[]; summary: HereSummary }>();

  async keep(all: Keep[]): Promise<boolean> {
    for (const { table, since, entries, summary } of all) {
      const before = this.#tables.get(table)?.entries ?? [];
      if (before.length !== since) throw new Error("another has written there");
      const played = Date.now();
      this.#tables.set(table, {
        entries: [...before, ...entries],
        summary: { ...summary, played },
      });
    }
    return true;
  }

  async entries(table: string): Promise<unknown[]> {
    return this.#tables.get(table)?.entries ?? [];
  }

  async list(): Promise<HereSummary[]> {
    return inOrder([...this.#tables.values()].map(({ summary }) => summary));
  }

  async remove(table: string): Promise<void> {
    this.#tables.delete(table);
  }

  async keeping(): Promise<Keeping> {
    return "denied";
  }
}

const NAME = "asterism";
/** The free space needed to begin a game, in bytes. A long game takes a tenth of it. */
const ROOM = 256 * 1024;

export class IndexedShelf implements Shelf {
  #base: IDBDatabase;

  constructor(base: IDBDatabase) {
    this.#base = base;
  }

  /** Opens the browser's storage; rejects if that is denied. */
  static async open(factory: IDBFactory): Promise<IndexedShelf> {
    const request = factory.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("tables", { keyPath: "id" });
      // The keys are table and number.
      request.result.createObjectStore("entries");
      request.result.createObjectStore("room");
    };
    return new IndexedShelf(await outcome(request));
  }

  async keep(all: Keep[]): Promise<boolean> {
    const change = this.#change(["tables", "entries"]);
    const [tables, rows] = [change.objectStore("tables"), change.objectStore("entries")];
    for (const { table, since, entries, summary } of all) {
      // Nothing is overwritten: an existing entry means that another tab was faster.
      entries.forEach((entry, at) => rows.add(entry, [table, since + at]));
      tables.put({ ...summary, played: Date.now() });
    }
    return done(change);
  }

  async entries(table: string): Promise<unknown[]> {
    const rows = this.#base.transaction("entries").objectStore("entries");
    return outcome(rows.getAll(rowsOf(table)));
  }

  async list(): Promise<HereSummary[]> {
    const tables = this.#base.transaction("tables").objectStore("tables");
    return inOrder((await outcome(tables.getAll())) as HereSummary[]);
  }

  async remove(table: string): Promise<void> {
    const change = this.#change(["tables", "entries"]);
    change.objectStore("tables").delete(table);
    change.objectStore("entries").delete(rowsOf(table));
    await done(change);
  }

  /** Tries to write: a browser's estimate of free space is a guess. */
  async keeping(): Promise<Keeping> {
    const change = this.#change(["room"]);
    change.objectStore("room").put(new Uint8Array(ROOM), 0);
    const fits = await done(change).catch(() => false);
    if (!fits) return "full";
    const back = this.#change(["room"]);
    back.objectStore("room").clear();
    await done(back);
    return "kept";
  }

  /** Committed changes survive a crash of the machine, too. */
  #change(stores: string[]): IDBTransaction {
    return this.#base.transaction(stores, "readwrite", { durability: "strict" });
  }
}

function rowsOf(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table, 0], [table, Infinity]);
}

function outcome<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((settle, fail) => {
    request.onsuccess = () => settle(request.result);
    request.onerror = () => fail(request.error);
  });
}

/** Whether a transaction was committed; it fails if there is no room. */
function done(change: IDBTransaction): Promise<boolean> {
  return new Promise((settle, fail) => {
    change.oncomplete = () => settle(true);
    change.onabort = () => {
      const { error } = change;
      if (error?.name === "ConstraintError") fail(error);
      else settle(false);
    };
  });
}

// What this device keeps of deals, so that they can be checked when the games are over: in the browser's
// storage, or, where that is denied, for as long as the page is open.

import type { Contribution } from "../http";
import type { Evidence, Kept, Seal } from "./deal";

export interface Notes {
  /** The table's commitment, as first seen. */
  commitment: string;
  /** Numbers made here that were never revealed. */
  made: Contribution[];
  /** The last deal that was sealed, and what this device revealed for it. */
  sealed: { seats: Seal[]; own: Contribution | null } | null;
  /** The number of deals it revealed a number for. */
  deals: number;
  /** Whether it was left out of a deal although it was present. */
  excluded?: boolean;
}

/** The used part of a browser's storage. */
export type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const PREFIX = "asterism-deal-";
/** The most tables with notes: the oldest are dropped first. */
const MOST = 100;

type Dated = Notes & { at: number };

export class Notebook {
  #shelf: () => Shelf;
  /** Notes written since the page was opened: they work without storage. */
  #open = new Map<string, Notes>();

  /** Even access to the storage may fail. */
  constructor(shelf: () => Shelf) {
    this.#shelf = shelf;
  }

  of(table: string): Notes | null {
    return this.#read(PREFIX + table) ?? this.#open.get(table) ?? null;
  }

  keep(table: string, notes: Notes): void {
    this.#open.set(table, notes);
    try {
      const shelf = this.#shelf();
      if (shelf.getItem(PREFIX + table) === null) this.#makeRoom(shelf);
      const dated: Dated = { ...notes, at: Date.now() };
      shelf.setItem(PREFIX + table, JSON.stringify(dated));
    } catch {
      // Denied, or full: the notes last while the page is open.
    }
  }

  #read(key: string): Dated | null {
    try {
      return JSON.parse(this.#shelf().getItem(key) ?? "null") as Dated | null;
    } catch {
      return null;
    }
  }

  #makeRoom(shelf: Shelf): void {
    const keys = Array.from({ length: shelf.length }, (_, number) => shelf.key(number) ?? "");
    const dated = keys
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => ({ key, at: this.#read(key)?.at ?? 0 }))
      .sort((one, other) => other.at - one.at);
    for (const { key } of dated.slice(MOST - 1)) shelf.removeItem(key);
  }
}

export const notebook = new Notebook(() => localStorage);

/** The evidence that a table's deal is checked by. */
export function evidenceOf(table: string, notes: Notes | null): Evidence | null {
  if (notes === null) return null;
  const { commitment, sealed, deals, excluded = false } = notes;
  const { seats, own } = sealed ?? { seats: [], own: null };
  return { table, commitment, seats, own, deals, excluded };
}

/** The evidence, as it is saved for others. */
export function keptFile({ table, commitment, seats, own }: Kept): string {
  return `${JSON.stringify({ table, commitment, seats, own }, null, 2)}\n`;
}

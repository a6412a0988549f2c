// What the page and the worker of this device say to each other.

import type { Page, Refusal } from "../api";
import type { GameInfo, Summary } from "../http";
import type { Made } from "../learn/lesson";
import type { Eyes } from "../shell/router.svelte";
import type { Hints, Now, Skill, TableInfo } from "../wire";

/** For whom a seat is: a person by name, or a bot. */
export type HereSeat = { person: string } | { bot: Skill };

/** A table to be made on this device. */
export interface NewHere {
  game: string;
  options: Record<string, string>;
  /** In order; at least one person. */
  seats: HereSeat[];
  hints: Hints;
  /** Where the game begins, if it is not dealt. */
  position?: unknown;
}

/** What lists show of a table on this device. */
export interface HereSummary extends Summary {
  /** When something last happened at it, in milliseconds since 1970. */
  played: number;
  to_act: number[];
  ply: number;
}

/** Whether what is played here is kept: it is; not at all, as storage is denied; or no room is left. */
export type Keeping = "kept" | "denied" | "full";

/** A position with some moves made, as one seat sees it. */
export interface Rehearsal {
  /** The moves, with what was seen after each; the position first. */
  story: Page[];
  to_act: number[];
  legal: string[];
  outcome: Now["outcome"];
}

/** Whoever the device has to be passed to. */
export interface Passing {
  seat: number;
  name: string;
}

/** How it is with the table of a socket. */
export interface HereState {
  /** Whom the device goes to next, while its holder still looks. */
  next: Passing | null;
  /** For whom the curtain is drawn. */
  passing: Passing | null;
  /** Another tab has the table open: it opens here when that one is closed. */
  elsewhere: boolean;
}

/** What is asked of a device, other than over a table's socket. */
export interface Calls {
  /** The same as `api.games()`, without a server. */
  games(): GameInfo[];
  /** Makes a table, dealt at once: nobody has to come. The answer is its id. */
  make(table: NewHere): string;
  /** As everybody may know it: the same as `api.table()`. */
  table(id: string): TableInfo;
  list(): HereSummary[];
  remove(id: string): void;
  /** Refused for other eyes than the holder's until the game is over. */
  replay(id: string, eyes: Eyes): Page[];
  /** Refused until the game is over, as by a server. */
  record(id: string): unknown;
  /** The whole game so far with all its secrets and who plays it, to be carried on elsewhere. */
  export(id: string): unknown;
  /** Where a game stands that is not over, all its secrets included: a server makes a table from it. */
  position(id: string): unknown;
  /** Checks a record, and keeps it as a table: a finished game to be looked at, another to be played on
   * by these seats, or by those that it was exported with. The answer is the table's id. */
  open(record: unknown, seats?: HereSeat[]): string;
  keeping(): Keeping;
  /** What comes of moves made from a position or from where a record ends, as one seat sees it. It is no
   * table: nothing is kept. */
  rehearse(from: unknown, moves: Made[], seat: number): Rehearsal;
  /** Where a finished game stood after so many moves, with everything redrawn that these eyes could not
   * know: a table is made from it. */
  imagine(record: unknown, ply: number, eyes: Eyes): unknown;
}

export type CallName = keyof Calls;

export type ToWorker =
  | { call: number; name: CallName; args: unknown[] }
  /** A table's socket, as a WebSocket would be. */
  | { dial: number; table: string; since: number }
  | { say: number; text: string }
  | { hangUp: number }
  /** Whoever holds the device hands it on. */
  | { pass: number }
  /** Whoever the device was passed to has it now. */
  | { lift: number };

export type FromWorker =
  | { answer: number; value: unknown }
  | { answer: number; refused: Refusal["code"]; reason: string }
  | { heard: number; text: string }
  | { about: number; state: HereState }
  | { closed: number }
  /** The worker has failed, and does nothing any more. */
  | { fallen: true };

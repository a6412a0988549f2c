// The messages between the page and the worker of this device.

import type { Page, Refusal } from "../api";
import type { GameInfo, Summary } from "../http";
import type { Made } from "../learn/lesson";
import type { Eyes } from "../shell/router.svelte";
import type { Hints, Now, Skill, TableInfo } from "../wire";

/** The owner of a seat: a person by name, or a bot. */
export type HereSeat = { person: string } | { bot: Skill };

/** A table to be made on this device. */
export interface NewHere {
  game: string;
  options: Record<string, string>;
  /** In order; at least one person. */
  seats: HereSeat[];
  hints: Hints;
  /** The initial position, if the game is not dealt. */
  position?: unknown;
}

/** A table on this device, as lists show it. */
export interface HereSummary extends Summary {
  /** The time of its last change, in milliseconds since 1970. */
  played: number;
  to_act: number[];
  ply: number;
}

/** Whether games on this device are stored: yes; no, as storage is denied; or no room is left. */
export type Keeping = "kept" | "denied" | "full";

/** A position with some moves made, as one seat sees it. */
export interface Rehearsal {
  /** The moves, with the view after each; the position first. */
  story: Page[];
  to_act: number[];
  legal: string[];
  outcome: Now["outcome"];
}

/** The next player that the device has to be passed to. */
export interface Passing {
  seat: number;
  name: string;
}

/** The state of a socket's table. */
export interface HereState {
  /** The next player, while the holder still looks. */
  next: Passing | null;
  /** The player behind the curtain. */
  passing: Passing | null;
  /** Another tab has the table open: it opens here when that one is closed. */
  elsewhere: boolean;
}

/** The calls of a device, other than over a table's socket. */
export interface Calls {
  /** The same as `api.games()`, without a server. */
  games(): GameInfo[];
  /** Makes a table, dealt at once: nobody has to join. Returns its id. */
  make(table: NewHere): string;
  /** Everybody's view: the same as `api.table()`. */
  table(id: string): TableInfo;
  list(): HereSummary[];
  remove(id: string): void;
  /** Refused for perspectives other than the holder's until the game is over. */
  replay(id: string, eyes: Eyes): Page[];
  /** Refused until the game is over, as on a server. */
  record(id: string): unknown;
  /** The whole game so far with all its secrets and its players, to be continued elsewhere. */
  export(id: string): unknown;
  /** The position of an unfinished game, including all its secrets: a server makes a table from it. */
  position(id: string): unknown;
  /** Checks a record, and stores it as a table: a finished game to be viewed, another to be continued by
   * these seats, or by those it was exported with. Returns the table's id. */
  open(record: unknown, seats?: HereSeat[]): string;
  keeping(): Keeping;
  /** The result of moves from a position or from the end of a record, as one seat sees it. It is no table:
   * nothing is stored. */
  rehearse(from: unknown, moves: Made[], seat: number): Rehearsal;
  /** The position of a finished game after some moves, with everything redrawn that this perspective could
   * not know: a table is made from it. */
  imagine(record: unknown, ply: number, eyes: Eyes): unknown;
}

export type CallName = keyof Calls;

export type ToWorker =
  | { call: number; name: CallName; args: unknown[] }
  /** A table's socket, modelled on a WebSocket. */
  | { dial: number; table: string; since: number }
  | { say: number; text: string }
  | { hangUp: number }
  /** The holder passes the device on. */
  | { pass: number }
  /** The next player has the device now. */
  | { lift: number };

export type FromWorker =
  | { answer: number; value: unknown }
  | { answer: number; refused: Refusal["code"]; reason: string }
  | { heard: number; text: string }
  | { about: number; state: HereState }
  | { closed: number }
  /** The worker has failed, and does nothing any more. */
  | { fallen: true };

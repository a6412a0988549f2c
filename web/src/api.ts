// What is asked over HTTP.

import type { ClockPlan, Code, Hints, Phase, Skill, TableInfo } from "./wire";

export type NewSeat = "me" | "open" | { bot: Skill };

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string>;
  public?: boolean;
  hints?: Hints;
  clock?: ClockPlan;
}

/** A table in a list. A seat is a name, null while it is open, a bot's level behind a colon. */
export interface Summary {
  id: string;
  name: string;
  game: string;
  phase: Phase;
  seats: (string | null)[];
}

/** Something a table chooses before a game; the first choice is the usual one. */
export interface GameOption {
  name: string;
  choices: string[];
}

/** A move of a finished game as a viewer saw it, with the view after it. */
export interface Page {
  ply: number;
  seat: number | null;
  events: { event: string }[];
  scores: number[];
  view: unknown;
}

/** What the server did not do, or `lost` if it was not reached. */
export class Failed extends Error {
  readonly code: Code | "lost";

  constructor(code: Code | "lost", message: string) {
    super(message);
    this.code = code;
  }
}

async function ask<T>(path: string, method = "GET", body?: unknown): Promise<T> {
  const request: RequestInit = { method };
  if (body !== undefined) {
    request.headers = { "content-type": "application/json" };
    request.body = JSON.stringify(body);
  }
  const response = await fetch(`/api/${path}`, request).catch(() => {
    throw new Failed("lost", "the server was not reached");
  });
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  const said = (await response.json().catch(() => null)) as { code: Code; message: string } | null;
  throw new Failed(said?.code ?? "lost", said?.message ?? response.statusText);
}

export const api = {
  me: () => ask<{ name: string | null }>("me"),
  enter: (name: string) => ask<{ name: string }>("me", "POST", { name }),
  makePass: () => ask<{ pass: string }>("me/pass", "POST"),
  usePass: (pass: string) => ask<undefined>("passes", "POST", { pass }),
  games: () => ask<{ id: string; options: GameOption[] }[]>("games"),
  tables: () => ask<Summary[]>("tables"),
  myTables: () => ask<Summary[]>("me/tables"),
  makeTable: (table: NewTable) => ask<{ id: string }>("tables", "POST", table),
  table: (id: string) => ask<TableInfo>(`tables/${id}`),
  replay: (id: string, seat: number | null) =>
    ask<Page[]>(`tables/${id}/replay${seat === null ? "" : `?seat=${seat}`}`),
};

export function recordPath(id: string): string {
  return `/api/tables/${id}/record`;
}

/** The address of a table's WebSocket, for who has heard of the versions up to `since`. */
export function socketPath(id: string, since: number): string {
  const { protocol, host } = location;
  return `${protocol === "https:" ? "wss" : "ws"}://${host}/api/tables/${id}/socket?since=${since}`;
}

// Requests over HTTP.

import { noteReach } from "./shell/reach.svelte";
import type { Eyes } from "./shell/router.svelte";
import type { ErrorBody, GameInfo, Made, Me, NewTable, OwnTable, Pass, Summary } from "./http";
import type { DealRecord } from "./table/deal";
import type { Chapter, Code, TableInfo } from "./wire";

/** A move as a viewer saw it, with the view after it. */
export type Page = Required<Chapter>;

/** Why a request failed; `lost` if the server was not reached. */
export interface Refusal {
  code: Code | "lost";
  /** The request that failed: some refusals have words of their own for it. */
  asked: string;
}

export class Failed extends Error implements Refusal {
  readonly code: Code | "lost";
  readonly asked: string;

  constructor(code: Code | "lost", asked: string) {
    super(`${asked}: ${code}`);
    this.code = code;
    this.asked = asked;
  }
}

/** What a proxy answers when there is no server behind it; the server itself says 503 when it cannot save. */
const AWAY = new Set([502, 504]);

/** Answers requested ahead that nothing has used yet, by path. */
const known = new Map<string, Promise<unknown>>();

export async function ask<T>(
  asked: string,
  path: string,
  method = "GET",
  body?: unknown,
): Promise<T> {
  const answer = method === "GET" ? known.get(path) : undefined;
  if (answer) {
    known.delete(path);
    return answer as Promise<T>;
  }
  const request: RequestInit = { method };
  if (body !== undefined) {
    request.headers = { "content-type": "application/json" };
    request.body = JSON.stringify(body);
  }
  const response = await fetch(`/api/${path}`, request).catch(() => {
    noteReach(false);
    throw new Failed("lost", asked);
  });
  // In place of the server, a proxy may answer.
  noteReach(!AWAY.has(response.status));
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  const said = (await response.json().catch(() => null)) as ErrorBody | null;
  throw new Failed(said?.code ?? "lost", asked);
}

/** Requests what will be needed in a moment: the next caller that asks for it gets this answer. */
function askAhead<T>(asked: string, path: string): Promise<T> {
  const answer = ask<T>(asked, path);
  // The caller that needs it sees the failure.
  answer.catch(() => undefined);
  known.set(path, answer);
  return answer;
}

const replayPath = (id: string, eyes: Eyes) => {
  const whose = eyes === null ? "" : eyes === "open" ? "?open=true" : `?seat=${eyes}`;
  return `tables/${id}/replay${whose}`;
};

export const ahead = {
  table: (id: string) => askAhead<TableInfo>("table", `tables/${id}`),
  replay: (id: string, eyes: Eyes) => askAhead<Page[]>("replay", replayPath(id, eyes)),
};

export const api = {
  me: () => ask<Me>("me", "me"),
  enter: (name: string) => ask<Me>("name", "me", "POST", { name }),
  makePass: () => ask<Pass>("pass", "me/pass", "POST"),
  lookAtPass: (pass: string) => ask<Me>("pass", "passes/look", "POST", { pass }),
  usePass: (pass: string) => ask<undefined>("pass", "passes", "POST", { pass }),
  games: () => ask<GameInfo[]>("games", "games"),
  tables: () => ask<Summary[]>("tables", "tables"),
  myTables: () => ask<OwnTable[]>("tables", "me/tables"),
  /** Takes a table off one's own list. */
  remove: (id: string) => ask<undefined>("remove", `me/tables/${id}`, "DELETE"),
  makeTable: (table: NewTable) => ask<Made>("table", "tables", "POST", table),
  /** Makes another table for those who played at one. */
  again: (id: string) => ask<Made>("again", `tables/${id}/again`, "POST"),
  table: (id: string) => ask<TableInfo>("table", `tables/${id}`),
  record: (id: string) => ask<DealRecord>("record", `tables/${id}/record`),
  replay: (id: string, eyes: Eyes) => ask<Page[]>("replay", replayPath(id, eyes)),
};

export function recordPath(id: string): string {
  return `/api/tables/${id}/record`;
}

/** The address of a table's WebSocket, for a client that knows the versions up to `since`. */
export function socketPath(id: string, since: number): string {
  const { protocol, host } = location;
  return `${protocol === "https:" ? "wss" : "ws"}://${host}/api/tables/${id}/socket?since=${since}`;
}

// Where tables are: on the server, or on this device. Everything that shows a table or a replay uses it.

import { api, type Page, type Refusal } from "./api";
import { reach } from "./local/here.svelte";
import type { Eyes } from "./shell/router.svelte";
import type { TableInfo } from "./wire";

export interface Home {
  /** It is this device, and only the people in front of it are there. */
  here: boolean;
  /** The path of a table's page. */
  path: (id: string) => string;
  table: (id: string) => Promise<TableInfo>;
  replay: (id: string, eyes: Eyes) => Promise<Page[]>;
  record: (id: string) => Promise<unknown>;
  /** The reason for a failure, in terms of this home: not every reason comes from a server. */
  refused: (refusal: Refusal) => Refusal;
  /** Takes a table off the list; one that is on this device alone is deleted. */
  remove: (id: string) => Promise<void>;
}

export const ONLINE: Home = {
  here: false,
  path: (id) => `/t/${id}`,
  table: api.table,
  replay: api.replay,
  record: api.record,
  remove: api.remove,
  refused: (refusal) => refusal,
};

/** Failures that have their own meaning on a device. */
const OWN = new Set<Refusal["code"]>(["broken", "no-table", "try-again"]);

export const HERE: Home = {
  here: true,
  path: (id) => `/here/${id}`,
  table: async (id) => (await reach()).table(id),
  replay: async (id, eyes) => (await reach()).replay(id, eyes),
  record: async (id) => (await reach()).record(id),
  remove: async (id) => (await reach()).remove(id),
  refused: (refusal) => (OWN.has(refusal.code) ? { code: refusal.code, asked: "device" } : refusal),
};

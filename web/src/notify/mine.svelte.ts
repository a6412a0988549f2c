// What the server knows of one's own notifications, asked for when something first shows it.

import { Failed } from "../api";
import type { Notices, Wishes } from "../http";
import { tellRefusal } from "../shell/notices.svelte";
import { spoken } from "../words/spoken.svelte";
import { asks } from "./asks";

/** Undefined until it was asked for; null if this server sends none. */
let mine = $state.raw<Notices | null>();
/** What is changed is changed in order: each answer is the whole of it. */
let last: Promise<unknown> = Promise.resolve();

export function notices(): Notices | null | undefined {
  return mine;
}

/** Asks for it, unless it is known. Fails if the server does not know who asks. */
export async function lookUp(): Promise<void> {
  if (mine !== undefined) return;
  try {
    mine = await asks.mine();
  } catch (failed) {
    if (!(failed instanceof Failed) || failed.code !== "no-table") throw failed;
    mine = null;
  }
}

/** Asks for a change, and tells why if it was not made. Says whether it was. */
export async function change(ask: () => Promise<Notices>): Promise<boolean> {
  const asked = last.then(ask);
  last = asked.catch(() => undefined);
  try {
    mine = await asked;
    return true;
  } catch (failed) {
    tellRefusal(failed as Failed);
    return false;
  }
}

/** Adds a channel. What is sent there to confirm it is in the language of this page, if nothing was chosen yet. */
export async function add(ask: () => Promise<Notices>): Promise<boolean> {
  if (mine?.channels.length === 0 && mine.wishes.language !== spoken().language) await wish({});
  return change(ask);
}

/** Chooses some of the wishes; they are seen at once, and taken back if the server does not keep them. */
export async function wish(some: Partial<Wishes>): Promise<void> {
  if (!mine) return;
  const before = mine;
  const wishes = { ...mine.wishes, ...some, language: spoken().language as Wishes["language"] };
  mine = { ...mine, wishes };
  if (!(await change(() => asks.wish(wishes))) && mine.wishes === wishes) {
    mine = { ...mine, wishes: before.wishes };
  }
}

/** Whether a table's events are told, and by its own choice or that for all. */
export function isTold(table: string): boolean {
  return mine?.tables[table] ?? mine?.wishes.on ?? false;
}

/** Whether a notification can reach them anywhere. */
export function isReachable(): boolean {
  return mine?.channels.some(({ confirmed, trouble }) => confirmed && !trouble?.given_up) ?? false;
}

// The player's own notification settings on the server, requested on first use.

import type { Failed } from "../api";
import type { Notices, Wishes } from "./http";
import { spoken } from "../words/spoken.svelte";
import { asks } from "./asks";
import { tellWhy } from "./refused";

/** Undefined until requested; null if this server sends none. */
let mine = $state.raw<Notices | null>();
/** The last request. Requests run in order, and each answer contains all settings. */
let last: Promise<unknown> = Promise.resolve();

export function notices(): Notices | null | undefined {
  return mine;
}

async function inOrder(ask: () => Promise<Notices | null>): Promise<void> {
  const asked = last.then(ask);
  const own = (last = asked.catch(() => undefined));
  const answer = await asked;
  // A newer request has a newer answer.
  if (last === own) mine = answer;
}

/** Requests the settings, unless they are known and `again` is false. Fails if the server does not know
 * the player. */
export async function lookUp(again = false): Promise<void> {
  if (!again && mine !== undefined) return;
  await inOrder(asks.mine);
}

/** Requests a change; resolves to whether it was made, and tells the player why not. */
export async function change(ask: () => Promise<Notices>): Promise<boolean> {
  try {
    await inOrder(ask);
    return true;
  } catch (failed) {
    tellWhy(failed as Failed);
    return false;
  }
}

/** Adds a channel. Its confirmation is in the language of this page, if none was chosen yet. */
export async function add(ask: () => Promise<Notices>): Promise<boolean> {
  if (mine?.channels.length === 0 && mine.wishes.language !== spoken().language) await wish({});
  return change(ask);
}

/** Changes some of the wishes; shown at once, and reverted if the server does not store them. */
export async function wish(some: Partial<Wishes>): Promise<void> {
  if (!mine) return;
  const before = mine;
  const wishes = { ...mine.wishes, ...some, language: spoken().language as Wishes["language"] };
  mine = { ...mine, wishes };
  if (!(await change(() => asks.wish(wishes))) && mine.wishes === wishes) {
    mine = { ...mine, wishes: before.wishes };
  }
}

/** Whether a table sends notifications, by its own setting or the general one. */
export function isTold(table: string): boolean {
  return mine?.tables[table] ?? mine?.wishes.on ?? false;
}

/** Whether any channel can reach the player. */
export function isReachable(): boolean {
  return mine?.channels.some(({ confirmed, trouble }) => confirmed && !trouble?.given_up) ?? false;
}

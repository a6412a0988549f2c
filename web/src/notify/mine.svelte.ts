// What the server knows of one's own notifications, asked for when something first shows it.

import type { Failed } from "../api";
import type { Notices, Wishes } from "./http";
import { spoken } from "../words/spoken.svelte";
import { asks } from "./asks";
import { tellWhy } from "./refused";

/** Undefined until it was asked for; null if this server sends none. */
let mine = $state.raw<Notices | null>();
/** The last of what is asked. All is asked in order, and each answer is the whole of it. */
let last: Promise<unknown> = Promise.resolve();

export function notices(): Notices | null | undefined {
  return mine;
}

async function inOrder(ask: () => Promise<Notices | null>): Promise<void> {
  const asked = last.then(ask);
  const own = (last = asked.catch(() => undefined));
  const answer = await asked;
  // Whatever is asked meanwhile is answered with more.
  if (last === own) mine = answer;
}

/** Asks for it, unless it is known already and that will do. Fails if the server does not know who asks. */
export async function lookUp(again = false): Promise<void> {
  if (!again && mine !== undefined) return;
  await inOrder(asks.mine);
}

/** Asks for a change, and tells why if it was not made. Says whether it was. */
export async function change(ask: () => Promise<Notices>): Promise<boolean> {
  try {
    await inOrder(ask);
    return true;
  } catch (failed) {
    tellWhy(failed as Failed);
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

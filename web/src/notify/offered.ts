// Players who wait for people are told once that they need not wait at the table.

import { keep, recall } from "../shell/store";
import type { Chapter, TableInfo } from "../wire";

const KEY = "asterism-notify-offered";
/** Shorter thinking times are waited out at the table, in seconds. */
const LONG = 3600;

export function wasOffered(): boolean {
  return recall(KEY) !== null;
}

export function offeredNow(): void {
  keep(KEY, "yes");
}

/** Whether a game may take days, and somebody has made a move in it. */
export function takesDays({ clock }: TableInfo, moves: readonly Chapter[], you: number): boolean {
  return (clock === null || clock.bank >= LONG) && moves.some(({ seat }) => seat === you);
}

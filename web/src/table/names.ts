// The names of seats: people by their own names, bots after astronomers.

import type { TableInfo } from "../wire";
import type { Words } from "../words/words";

export function botName(seat: number, words: Words): string {
  return words.text(`page-bot-${seat}`);
}

/** Somebody who has been removed has no name left. */
export function guestName(name: string, words: Words): string {
  return name === "" ? words.text("page-somebody") : name;
}

export function seatNames(table: TableInfo, words: Words): string[] {
  return table.seats.map(({ who }, seat) => {
    if (who === "open") return words.text("page-free-seat");
    return "bot" in who ? botName(seat, words) : guestName(who.guest, words);
  });
}

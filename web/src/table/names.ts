// What seats are called: people by their own names, bots after astronomers.

import type { TableInfo } from "../wire";
import type { Words } from "../words/words";

export function botName(seat: number, words: Words): string {
  return words.text(`page-bot-${seat}`);
}

export function seatNames(table: TableInfo, words: Words): string[] {
  return table.seats.map(({ who }, seat) => {
    if (who === "open") return words.text("page-free-seat");
    return "bot" in who ? botName(seat, words) : who.guest;
  });
}

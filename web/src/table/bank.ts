// Thinking time, in words.

import type { Words } from "../words/words";

export function clockName(bank: number, words: Words): string {
  const named = `page-clock-${bank}`;
  if (words.has(named)) return words.text(named);
  return words.text("page-clock-minutes", { minutes: Math.max(1, Math.round(bank / 60)) });
}

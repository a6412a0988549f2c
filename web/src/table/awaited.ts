// The one line above the board: what is awaited, and from whom.

import type { GameModule } from "../games/game";
import type { Now } from "../wire";
import type { Words } from "../words/words";
import type { Table } from "./table.svelte";

export interface Line {
  text: string;
  /** Whether the player is the one awaited. */
  own: boolean;
}

export function awaitedLine(
  table: Pick<Table, "you" | "busy" | "isShared">,
  now: Now,
  module: GameModule,
  names: string[],
  words: Words,
): Line {
  const called = (seats: number[]) =>
    listed(
      seats.map((seat) => names[seat] ?? ""),
      words,
    );
  if (now.outcome) {
    const { winners } = now.outcome;
    const id = winners.length === 0 ? "page-nobody-won" : "page-winners";
    const given = { names: called(winners), count: winners.length };
    return { text: words.text(id, given), own: false };
  }
  if (now.to_act.length === 0) return { text: words.text("page-ended"), own: false };
  const { seat } = table.you;
  const own = seat !== null && now.to_act.includes(seat);
  const what = module.awaited(now.view, now.legal, words);
  if (own) {
    const name = names[seat] ?? "";
    const text = table.isShared
      ? words.text("page-device-turn", { name, what })
      : words.text("page-your-turn", { what });
    return { text, own: !table.busy };
  }
  const given = { names: called(now.to_act), count: now.to_act.length };
  return { text: words.text("page-their-turn", given), own: false };
}

/** Names as a list in the language of the page. */
export function listed(names: string[], words: Words): string {
  // Usually there is one name or none, and the first use of Intl.ListFormat is slow.
  return names.length > 1 ? new Intl.ListFormat(words.language).format(names) : (names[0] ?? "");
}

// Which games were played to their end in this browser: whoever has not played one is offered its lessons.

import { keep, recall } from "../shell/store";

const keyOf = (game: string) => `asterism-played-${game}`;

export function hasPlayed(game: string): boolean {
  return recall(keyOf(game)) !== null;
}

export function rememberPlayed(game: string): void {
  keep(keyOf(game), "1");
}

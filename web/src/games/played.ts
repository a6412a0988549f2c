// The games played to their end in this browser: new players of a game are offered its lessons.

import { keep, recall } from "../shell/store";

const keyOf = (game: string) => `asterism-played-${game}`;

export function hasPlayed(game: string): boolean {
  return recall(keyOf(game)) !== null;
}

export function rememberPlayed(game: string): void {
  keep(keyOf(game), "1");
}

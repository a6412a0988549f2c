// The sounds of a table. Each has a switch; only "your turn" is on by itself.

import { settings } from "./settings.svelte";

/** Something is put down, moves, is turned up, scores; a game ends; one's turn, talk, little time. */
export const SOUNDS = ["place", "move", "reveal", "score", "end", "turn", "talk", "time"] as const;
export type Sound = (typeof SOUNDS)[number];

export function isOn(sound: Sound): boolean {
  return settings().sounds[sound] ?? sound === "turn";
}

/** Plays a sound, if it is switched on and the browser lets us. */
export function play(sound: Sound): void {
  if (!isOn(sound)) return;
}

// The games in which a coach sits beside the table: those never played to the end in this browser, unless it
// was switched on or off.

import { hasPlayed } from "../games/played";
import { keep, recall } from "../shell/store";
import type { Heard } from "./tips";

const keyOf = (game: string) => `asterism-coach-${game}`;
const heardOf = (game: string) => `asterism-coach-heard-${game}`;

let chosen = $state.raw<ReadonlyMap<string, boolean>>(new Map());

export function isCoached(game: string): boolean {
  const kept = recall(keyOf(game));
  return chosen.get(game) ?? (kept === null ? !hasPlayed(game) : kept === "on");
}

export function setCoached(game: string, on: boolean): void {
  chosen = new Map([...chosen, [game, on]]);
  keep(keyOf(game), on ? "on" : "off");
  // Switched on again, the coach repeats everything.
  if (on) keep(heardOf(game), "{}");
}

export function heardIn(game: string): Heard {
  try {
    return JSON.parse(recall(heardOf(game)) ?? "{}") as Heard;
  } catch {
    return {};
  }
}

export function rememberHeard(game: string, heard: Heard): void {
  keep(heardOf(game), JSON.stringify(heard));
}

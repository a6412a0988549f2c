// The seats around this device.

import { STARS } from "../shell/me.svelte";
import type { Skill } from "../wire";
import type { HereSeat } from "./device";
import { knownNames } from "./names";

/** A seat of a person or of a bot; the level is remembered along with the name. */
export interface Place {
  name: string;
  bot: Skill | null;
}

/** As many people, by the names known here. */
export function peopleAround(count: number, first: string): Place[] {
  const names = [...new Set([first, ...knownNames(), ...STARS])];
  return names.slice(0, count).map((name) => ({ name, bot: null }));
}

/** The seats of a table; null if nobody would play. Two people of the same name cannot be told apart. */
export function seatsOf(places: readonly Place[]): HereSeat[] | null {
  const names = places.flatMap(({ name, bot }) => (bot === null ? [name.trim()] : []));
  if (names.length === 0 || new Set(names).size < names.length) return null;
  return places.map(({ name, bot }) => (bot === null ? { person: name.trim() } : { bot }));
}

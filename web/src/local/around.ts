// Who sits around this device.

import { STARS } from "../shell/me.svelte";
import type { Skill } from "../wire";
import type { HereSeat } from "./device";
import { knownNames } from "./names";

/** A seat: a person's, or a bot's, whose level is remembered beside the name. */
export interface Place {
  name: string;
  bot: Skill | null;
}

/** So many people, by the names known here. */
export function peopleAround(count: number, first: string): Place[] {
  const names = [...new Set([first, ...knownNames(), ...STARS])];
  return names.slice(0, count).map((name) => ({ name, bot: null }));
}

/** The seats of a table; none if nobody would play. Two of the same name cannot be told apart. */
export function seatsOf(places: readonly Place[]): HereSeat[] | null {
  const names = places.flatMap(({ name, bot }) => (bot === null ? [name.trim()] : []));
  if (names.length === 0 || new Set(names).size < names.length) return null;
  return places.map(({ name, bot }) => (bot === null ? { person: name.trim() } : { bot }));
}

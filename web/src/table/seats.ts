import type { Skill, TableInfo } from "../wire";

/** The levels of bots, easiest first. */
export const SKILLS: readonly Skill[] = ["novice", "casual", "skilled", "expert"];

/** The seats in order of play, one's own first. */
export function inOrder(count: number, you: number | null): number[] {
  return Array.from({ length: count }, (_, step) => ((you ?? 0) + step) % count);
}

/** The level of the bot that plays this seat, as its owner or for somebody. */
export function skillOf(info: TableInfo, seat: number): Skill | null {
  const place = info.seats[seat];
  if (place && typeof place.who === "object" && "bot" in place.who) return place.who.bot;
  return place?.stand_in ?? null;
}

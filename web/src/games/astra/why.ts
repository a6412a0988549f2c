// Why something on the board cannot be done now, as a message.

import type { Sight } from "./sights";
import type { Card, View } from "./view";

/** Why an unmarked star cannot be marked. */
export function whyNotStar(
  { free, last }: Sight,
  legal: readonly string[],
  stardust: number | undefined,
): string {
  if (!legal.some((move) => move.startsWith("mark"))) {
    return stardust === 0 ? "page-astra-no-stardust" : "page-astra-no-marking";
  }
  if (last !== null) return "page-astra-not-joined";
  return free.length > 0 ? "page-astra-not-first" : "page-astra-not-this-card";
}

/** Why the ability of one's own card cannot be used. */
export function whyNotUsed(view: View, you: number, card: Card): "turned" | "nothing" | "late" {
  if (view.seats[you]?.exhausted.includes(card)) return "turned";
  const { name } = view.turn.phase;
  return name === "start" || name === "ability" ? "nothing" : "late";
}

/** Why a boon cannot be taken. */
export function whyNotBoon({ boons, offers }: Sight, number: number) {
  if (boons[number - 1]?.takers.length) return "crossed";
  // Of the offered boons, only the dreamer's stars make any unavailable.
  return offers ? "dreamer" : "early";
}

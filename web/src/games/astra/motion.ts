// The latest changes and when each is shown, one event after another.

import type { Beat } from "../../board/moment";
import type { Card, GameEvent, MarkedCard } from "./view";

export interface Motion {
  /** For each card its newly marked stars, each with its delay in milliseconds. */
  marked: Map<Card, Map<number, number>>;
  /** The newly taken boons, by card and number: `taurus 2`. */
  taken: Map<string, number>;
  /** The newly dealt cards. */
  dealt: Map<Card, number>;
}

export function motionOf(beats: Beat<GameEvent>[]): Motion {
  const motion: Motion = { marked: new Map(), taken: new Map(), dealt: new Map() };
  for (const { event, at: delay } of beats) {
    switch (event.event) {
      case "marked": {
        const stars = motion.marked.get(event.card) ?? new Map<number, number>();
        motion.marked.set(event.card, stars.set(event.star, delay));
        break;
      }
      case "boon-taken":
        motion.taken.set(`${event.card} ${event.number}`, delay);
        break;
      case "card-dealt":
        motion.dealt.set(event.card, delay);
        break;
    }
  }
  return motion;
}

/** A card as it was before it left, including its last marks. */
export function lastSeen({ card, marks }: MarkedCard, events: GameEvent[]): MarkedCard {
  const stars = [...marks];
  for (const event of events) {
    if (event.event !== "marked" || event.card !== card) continue;
    stars[event.star - 1] = event.seat === null ? "d" : String(event.seat);
  }
  return { card, marks: stars.join("") };
}

// What a player has discovered: the atlas of the sky marks it.

import type { Card, GameEvent } from "./view";

/** The cards a seat has discovered, in their order. */
export function foundBy(events: GameEvent[], seat: number): Card[] {
  return events.flatMap((event) =>
    event.event === "discovered" && event.seat === seat ? [event.card] : [],
  );
}

/** Marks them in the atlas. Whatever cannot be kept is marked after the next discovery. */
export function remember(events: GameEvent[], you: number): void {
  const found = foundBy(events, you);
  if (found.length === 0) return;
  import("../../atlas/discovered").then(
    ({ noteDiscovered }) => noteDiscovered(found),
    () => undefined,
  );
}

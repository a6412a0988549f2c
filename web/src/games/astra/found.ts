// A player's discoveries: the atlas of the sky marks them.

import type { Card, GameEvent } from "./view";

/** The cards a seat has discovered, in order. */
export function foundBy(events: GameEvent[], seat: number): Card[] {
  return events.flatMap((event) =>
    event.event === "discovered" && event.seat === seat ? [event.card] : [],
  );
}

/** Marks them in the atlas. If storing fails, the next discovery marks them. */
export function remember(events: GameEvent[], you: number): void {
  const found = foundBy(events, you);
  if (found.length === 0) return;
  import("../../atlas/discovered").then(
    ({ noteDiscovered }) => noteDiscovered(found),
    () => undefined,
  );
}

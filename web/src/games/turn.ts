// What of a turn is worth a sentence.

import type { Happening } from "../words/words";

/** The events of rank 0, in the order in which they happened; without any, the two of the lowest ranks, and
 * all that rank the same. What has no rank is never among them. */
export function foremost<Event extends Happening>(
  events: Event[],
  ranks: Partial<Record<Event["event"], number>>,
): Event[] {
  const rankOf = ({ event }: Event) => ranks[event as Event["event"]];
  const ranked = events.flatMap((event) => rankOf(event) ?? []).sort((one, other) => one - other);
  const last = (ranked[0] && ranked[1]) ?? ranked[0] ?? -1;
  return events.filter((event) => (rankOf(event) ?? Infinity) <= last);
}

// The events of a turn that are worth a sentence.

import type { Happening } from "../words/words";

/** The events of rank 0, in order of time; if there are none, the two with the lowest ranks, and all
 * others of the same rank. Events without a rank are never included. */
export function foremost<Event extends Happening>(
  events: Event[],
  ranks: Partial<Record<Event["event"], number>>,
): Event[] {
  const rankOf = ({ event }: Event) => ranks[event as Event["event"]];
  const ranked = events.flatMap((event) => rankOf(event) ?? []).sort((one, other) => one - other);
  const last = (ranked[0] && ranked[1]) ?? ranked[0] ?? -1;
  return events.filter((event) => (rankOf(event) ?? Infinity) <= last);
}

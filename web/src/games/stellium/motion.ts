// Which bodies have just come from elsewhere, so that they are seen on their way.

import { minus, placeAt, PLACES, plus, type Point, WAYS } from "./lattice";
import type { DiscName, GameEvent, PlaceName } from "./view";

export interface Motion {
  /** For each place whose body came from elsewhere on the board: from where. */
  from: Map<PlaceName, Point>;
  /** The places whose body came from the bag. */
  fresh: Set<PlaceName>;
  /** The disc that turned, and by how many degrees. */
  turned: { disc: DiscName; degrees: number } | null;
}

export function motionOf(events: GameEvent[]): Motion {
  const motion: Motion = { from: new Map(), fresh: new Set(), turned: null };
  for (const event of events) {
    switch (event.event) {
      case "placed":
      case "settled":
        motion.fresh.add(event.place);
        break;
      case "pushed": {
        motion.fresh.add(event.place);
        const way = WAYS[event.direction];
        let at = PLACES[event.place];
        for (let moved = 0; moved < event.moved; moved++) {
          at = plus(at, way);
          const place = placeAt(at);
          if (place) motion.from.set(place, minus(at, way));
        }
        break;
      }
      case "swapped":
        motion.from.set(event.one, PLACES[event.other]);
        motion.from.set(event.other, PLACES[event.one]);
        break;
      case "attracted":
        motion.from.set(event.hole, PLACES[event.place]);
        break;
      case "turned":
        // The shorter way round.
        motion.turned = {
          disc: event.disc,
          degrees: event.sixths > 3 ? (event.sixths - 6) * 60 : event.sixths * 60,
        };
        break;
    }
  }
  return motion;
}

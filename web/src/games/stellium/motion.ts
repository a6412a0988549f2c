// Things that have just arrived or left, and when each is animated: one event after another.

import type { Beat, Trace } from "../../board/moment";
import { onPlaces, placeAt, PLACES, plus, type Point, row, WAYS } from "./lattice";
import type { Body, Disc, GameEvent, Card, Place, View } from "./view";

export interface Coming {
  /** The starting point on the board; null for the bag. */
  from: Point | null;
  /** The delay in milliseconds. */
  delay: number;
}

export interface Leaving {
  body: Body;
  at: Point;
  /** The end point, past the edge of the board. */
  to: Point;
  delay: number;
}

export interface Motion {
  coming: Map<Place, Coming>;
  leaving: Leaving[];
  /** The disc that turned, and by how many degrees. */
  turned: { disc: Disc; degrees: number; delay: number } | null;
  /** The objectives that were just taken or turned up. */
  cards: Map<Card, number>;
}

export const NO_MOTION: Motion = motionOf([], null);

/** The motion of the events, starting from the previous places of the bodies. */
export function motionOf(beats: Beat<GameEvent>[], before: View["bodies"] | null): Motion {
  const motion: Motion = { coming: new Map(), leaving: [], turned: null, cards: new Map() };
  const bodyAt = (place: Place) => (before ? onPlaces(before).get(place) : undefined);
  for (const { event, at: delay } of beats) {
    const come = (place: Place, from: Point | null) => motion.coming.set(place, { from, delay });
    switch (event.event) {
      case "placed":
      case "settled":
        come(event.place, null);
        break;
      case "pushed": {
        come(event.place, null);
        const way = WAYS[event.direction];
        let at = PLACES[event.place];
        for (let moved = 0; moved < event.moved; moved++) {
          const [from, next] = [at, plus(at, way)];
          const [left, place] = [placeAt(from), placeAt(next)];
          const body = left && bodyAt(left);
          if (place) come(place, from);
          else if (body) motion.leaving.push({ body, at: from, to: way, delay });
          at = next;
        }
        break;
      }
      case "swapped":
        come(event.one, PLACES[event.other]);
        come(event.other, PLACES[event.one]);
        break;
      case "attracted":
        come(event.hole, PLACES[event.place]);
        break;
      case "turned":
        motion.turned = { disc: event.disc, degrees: degreesOf(event.sixths), delay };
        break;
      case "stayed":
        for (const place of event.cleared) {
          const body = bodyAt(place);
          const to = { x: 0, y: 0 };
          if (body) motion.leaving.push({ body, at: PLACES[place], to, delay });
        }
        break;
      case "taken":
      case "revealed":
        motion.cards.set(event.card, delay);
        break;
    }
  }
  return motion;
}

/** The places an event is about. */
export function placesOf(event: GameEvent): Place[] {
  switch (event.event) {
    case "validated":
      return event.places;
    case "swapped":
      return [event.one, event.other];
    case "attracted":
      return [event.hole, event.place];
    case "pushed":
      return row(event.place, event.direction, event.moved);
    case "stayed":
      return [event.place, ...event.cleared];
    default:
      return "place" in event ? [event.place] : [];
  }
}

/** The seat that touched each place or disc since the viewer's turn. Empty once the viewer moves
 * something. */
export function touchedBy(
  traces: Trace<GameEvent>[],
  { turn, phase, seats }: View,
  you: number | null,
): Map<Place | Disc, number> {
  const from = you ?? turn;
  /** The position of a seat after the viewer; the viewer is last. */
  const rank = (seat: number) => (seat - from + seats.length) % seats.length || seats.length;
  const touched = new Map<Place | Disc, number>();
  if (turn === you && !BEFORE.has(phase.name)) return touched;
  const recent = traces.filter(({ seat }) => rank(seat) <= rank(turn));
  for (const { seat, events } of recent.sort((one, other) => rank(one.seat) - rank(other.seat))) {
    for (const event of events) {
      if (event.event === "turned") turnMarks(touched, event.disc, event.sixths);
      for (const place of placesOf(event)) touched.set(place, seat);
      if (event.event === "turned") touched.set(event.disc, seat);
    }
  }
  return touched;
}

/** The phases in which nothing has been moved yet. */
const BEFORE = new Set<View["phase"]["name"]>(["draw", "feel", "place", "push"]);

/** Everything on a disc turns with it. */
function turnMarks(touched: Map<Place | Disc, number>, disc: Disc, sixths: number): void {
  const ring = [1, 2, 3, 4, 5, 6].map((number) => `${disc}${number}` as Place);
  const seats = ring.map((place) => touched.get(place));
  ring.forEach((place) => touched.delete(place));
  seats.forEach((seat, at) => {
    const place = ring[(at + sixths) % ring.length];
    if (place && seat !== undefined) touched.set(place, seat);
  });
}

/** The turn in degrees, the shorter way round. */
export function degreesOf(sixths: number): number {
  return (sixths > 3 ? sixths - 6 : sixths) * 60;
}

/** The difference of two angles, the shorter way round. */
export function shorter(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

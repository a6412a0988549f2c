// A game after one of its moves, as a viewer saw it. Every board shows a moment: of a table in play, of a
// replay, of a single position.

import type { Happening } from "../words/words";

export interface Moment<View = unknown, Event extends Happening = Happening> {
  /** How many moves were made. */
  ply: number;
  /** Who made the last one; null after the deal. */
  seat: number | null;
  /** The events of the move, as the viewer may know them. */
  events: Event[];
  view: View;
  scores: number[];
}

/** An event that is shown as motion, and after how many milliseconds it begins. */
export interface Beat<Event extends Happening = Happening> {
  event: Event;
  at: number;
}

/** When each event begins, if each is shown for its time; empty if none is shown. */
export function beatsOf<Event extends Happening>(events: Event[], times: number[]): Beat<Event>[] {
  let end = 0;
  const beats = events.map((event, order) => {
    const at = end;
    end += times[order] ?? 0;
    return { event, at };
  });
  return end > 0 ? beats : [];
}

/** The view for everything around the motion on a board, such as supplies and decks: others' moves change
 * it once they were shown to their end. One's own do so at once. */
export function viewAround<View>(
  { seat, view }: Moment<View>,
  before: View | null,
  beats: readonly Beat[],
  you: number | null,
): View {
  return beats.length > 0 && (seat === null || seat !== you) ? (before ?? view) : view;
}

/** The events of somebody's last turn. */
export interface Trace<Event extends Happening = Happening> {
  seat: number;
  events: Event[];
}

type Told = readonly { seat: number | null; events: Happening[] }[];

/** The last turn of every other seat: all its moves in a row. */
export function tracesOf(story: Told, you: number | null): Trace[] {
  const others = new Set(
    story.flatMap(({ seat }) => (seat === null || seat === you ? [] : [seat])),
  );
  return [...others].map((seat) => {
    const last = story.findLastIndex((move) => move.seat === seat);
    const before = story.findLastIndex((move, at) => at < last && move.seat !== seat);
    return { seat, events: story.slice(before + 1, last + 1).flatMap(({ events }) => events) };
  });
}

/** The moves since the viewer's own last turn. */
export function sinceOwn<Move extends Told[number]>(
  story: readonly Move[],
  you: number | null,
): Move[] {
  const own = story.findLastIndex(({ seat }) => seat === you || seat === null);
  return story.slice(own + 1);
}

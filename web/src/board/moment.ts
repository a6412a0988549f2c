// A game after one of its moves, as a viewer saw it. Whatever shows a board shows a moment: a table
// in play, a replay, a position that is looked at.

import type { Happening } from "../words/words";

export interface Moment<View = unknown, Event extends Happening = Happening> {
  /** How many moves were made. */
  ply: number;
  /** Who made the last one; nobody dealt the game. */
  seat: number | null;
  /** What happened in it, as the viewer may know it. */
  events: Event[];
  view: View;
  scores: number[];
}

/** An event that is shown as motion, and after how many milliseconds it begins. */
export interface Beat<Event extends Happening = Happening> {
  event: Event;
  at: number;
}

/** When each event begins, if each is looked at for its time; nothing if none is. */
export function beatsOf<Event extends Happening>(events: Event[], times: number[]): Beat<Event>[] {
  let end = 0;
  const beats = events.map((event, order) => {
    const at = end;
    end += times[order] ?? 0;
    return { event, at };
  });
  return end > 0 ? beats : [];
}

/** What somebody did in their last turn. */
export interface Trace<Event extends Happening = Happening> {
  seat: number;
  events: Event[];
}

type Told = readonly { seat: number | null; events: Happening[] }[];

/** The last turn of each seat but one's own: all its moves in a row. */
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

/** The moves since one's own last turn. */
export function sinceOwn<Move extends Told[number]>(
  story: readonly Move[],
  you: number | null,
): Move[] {
  const own = story.findLastIndex(({ seat }) => seat === you || seat === null);
  return story.slice(own + 1);
}

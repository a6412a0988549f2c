// The display state of each card around the sphere, computed once for all its parts.

import type { Trace } from "../../board/moment";
import { type Boon, CARDS } from "./cards";
import type { Motion } from "./motion";
import { read } from "./moves";
import type { Card, GameEvent, MarkedCard, View } from "./view";

/** A boon of a card, and its state. */
export interface BoonSight extends Boon {
  number: number;
  /** The seats that have taken it; then it is crossed out. */
  takers: number[];
  /** It was taken just now; its delay in milliseconds. */
  fresh?: number | undefined;
  free?: boolean;
  /** The viewer has picked it secretly. */
  picked?: boolean;
  /** It is pointed at. */
  lit?: boolean;
  /** A bot's ranking of taking it. */
  hint?: number | undefined;
}

export interface Sight extends MarkedCard {
  /** The stars that can be marked now. */
  free: number[];
  /** The star marked last, from where a run continues. */
  last: number | null;
  /** The payment so far in this run. */
  paid: number;
  /** The newly marked stars, each with its delay in milliseconds. */
  fresh: Map<number, number>;
  /** The star pointed at. */
  lit: number | null;
  /** A bot's ranking of each star to mark. */
  hints: Map<number, number>;
  /** The stars marked in last turns, each with its seat; null for the dreamer. */
  traced: Map<number, number | null>;
  boons: BoonSight[];
  /** The viewer has to take one of its boons. */
  offers: boolean;
  /** It can be chosen as the next to be discovered; and a bot's ranking of that. */
  next: boolean;
  nextHint: number | undefined;
  /** It is pointed at, or can be chosen as a whole. */
  marked: boolean;
  /** It was dealt just now; its delay in milliseconds. */
  dealt: number | undefined;
  /** It was laid out in somebody's last turn. */
  isNew: boolean;
  /** It has an available action. */
  calls: boolean;
}

export interface Seen {
  view: View;
  you: number | null;
  legal: readonly string[];
  hints: readonly string[];
  highlight: GameEvent | null;
  motion: Motion;
  traces: Trace<GameEvent>[];
}

/** A card by itself: in the rules, or as it leaves. */
export function pictured(card: Card, marks: string, some: Partial<Sight> = {}): Sight {
  return {
    card,
    marks,
    free: [],
    last: null,
    paid: 0,
    fresh: new Map(),
    lit: null,
    hints: new Map(),
    traced: new Map(),
    boons: CARDS[card].boons.map((boon, at) => ({ ...boon, number: at + 1, takers: [] })),
    offers: false,
    next: false,
    nextHint: undefined,
    marked: false,
    dealt: undefined,
    isNew: false,
    calls: false,
    ...some,
  };
}

/** The display state of these cards. */
export function sightsOf(places: MarkedCard[], seen: Seen): Map<Card, Sight> {
  const { view, you, highlight, motion } = seen;
  const moves = seen.legal.map(read);
  const hints = seen.hints.map((move, at) => ({ move: read(move), order: at + 1 }));
  const traced = tracedStars(seen.traces);
  const laid = new Set(
    seen.traces
      .flatMap(({ events }) => events)
      .flatMap((event) => (event.event === "card-dealt" ? [event.card] : [])),
  );
  const phase = view.turn.phase.name;
  const runs = phase === "observe" || phase === "dream-on";
  const discovered = view.discoveries.at(-1)?.card;
  const pointed = highlight && "card" in highlight ? highlight.card : null;

  return new Map(
    places.map(({ card, marks }) => {
      const free = moves.flatMap((move) =>
        move.kind === "mark" && move.card === card ? [move.star] : [],
      );
      const next = moves.some((move) => move.kind === "discover" && move.card === card);
      const isOpen = phase === "boons" && discovered === card;
      const offers = isOpen && moves.some(({ kind }) => kind === "boon");
      return [
        card,
        pictured(card, marks, {
          free,
          last: runs && view.last_mark?.card === card ? view.last_mark.star : null,
          paid: phase === "observe" ? view.turn.paid : 0,
          fresh: motion.marked.get(card) ?? new Map<number, number>(),
          lit: highlight?.event === "marked" && highlight.card === card ? highlight.star : null,
          hints: new Map(
            hints.flatMap(({ move, order }) =>
              move.kind === "mark" && move.card === card ? [[move.star, order] as const] : [],
            ),
          ),
          traced: traced.get(card) ?? new Map<number, number | null>(),
          boons: boonsOf(card, seen, isOpen),
          offers,
          next,
          nextHint: hints.find(({ move }) => move.kind === "discover" && move.card === card)?.order,
          marked: pointed === card || next || isOpen,
          dealt: motion.dealt.get(card),
          isNew: laid.has(card),
          calls: free.length > 0 || next || (offers && you !== null),
        }),
      ];
    }),
  );
}

/** The boons of a card; those of the card being discovered are open. */
export function boonsOf(card: Card, seen: Seen, isOpen: boolean): BoonSight[] {
  const { view, you, legal, hints, highlight, motion } = seen;
  const taken = view.discoveries.find((each) => each.card === card)?.boons ?? [];
  const isLit = (number: number) =>
    (highlight?.event === "boon-taken" && highlight.card === card && highlight.number === number) ||
    (highlight?.event === "picked" && isOpen && highlight.number === number);
  return CARDS[card].boons.map((boon, at) => {
    const number = at + 1;
    const picks = taken.flatMap((other, seat) => (other === number ? [seat] : []));
    const move = `boon ${number}`;
    return {
      ...boon,
      number,
      // A pick that the others have not seen yet does not count as taken.
      takers: picks.filter((seat) => !view.picked.includes(seat)),
      fresh: motion.taken.get(`${card} ${number}`),
      free: isOpen && legal.includes(move),
      picked: isOpen && you !== null && picks.includes(you) && view.picked.includes(you),
      lit: isLit(number),
      hint: isOpen && hints.includes(move) ? hints.indexOf(move) + 1 : undefined,
    };
  });
}

/** A card that has left, in its last state, with the boons taken from it. */
export function gone({ card, marks }: MarkedCard, seen: Seen): Sight {
  return pictured(card, marks, {
    fresh: seen.motion.marked.get(card) ?? new Map<number, number>(),
    boons: boonsOf(card, seen, false),
  });
}

function tracedStars(traces: Trace<GameEvent>[]): Map<Card, Map<number, number | null>> {
  const all = new Map<Card, Map<number, number | null>>();
  for (const event of traces.flatMap(({ events }) => events)) {
    if (event.event !== "marked") continue;
    const stars = all.get(event.card) ?? new Map<number, number | null>();
    all.set(event.card, stars.set(event.star, event.seat));
  }
  return all;
}

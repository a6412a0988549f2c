// The 48 cards as they are drawn: real stars where they stand in the sky, moved apart a little where
// two would be hard to tell apart or to press.

import { type Place, places } from "../../sky/figure";
import { type Label, labelsOf } from "./labels";
import data from "./cards.json";
import printed from "./spheres.json";
import type { BoonKind, Card, Element } from "./view";
import { spread } from "../../sky/spread";

export type StarKind = "start" | "grand" | "common";

export interface DrawnStar {
  /** In a square from 0 to 1000, y down. */
  x: number;
  y: number;
  /** How large it is drawn, by its magnitude. */
  r: number;
  kind: StarKind;
  /** Its proper name, or what catalogues call it. */
  name: string;
}

export interface Boon {
  kind: BoonKind;
  amount: number;
}

export interface DrawnCard {
  stars: DrawnStar[];
  /** Which stars are joined, as places in `stars`. */
  lines: number[][];
  segments: { from: DrawnStar; to: DrawnStar; ends: [number, number] }[];
  /** The names of its Grand stars, where they find room. */
  labels: Label[];
  element: Element;
  ability: string;
  fame: number;
  boons: Boon[];
}

/** How far apart two stars are at least: a finger's width where the card fills a phone. */
export const APART = 124;

export const CARDS = Object.fromEntries(
  Object.entries(data).map(([name, card]) => [name, cardOf(card)]),
) as Record<Card, DrawnCard>;

/** The spheres, clockwise. */
export const SPHERES = printed.spheres as { element: Element; number: number; discard: boolean }[];
/** How many cells of the Wisdom track make a step of the card limit. */
export const WISDOM_CELLS = printed["wisdom-cells"];

function cardOf(card: (typeof data)[Card]): DrawnCard {
  const { lines, element, ability, fame, boons } = card;
  // Where its stars are drawn is worked out once it is shown: most cards of a game never are.
  let found: Drawing | undefined;
  const drawing = () => (found ??= drawn(card));
  return {
    get stars() {
      return drawing().stars;
    },
    lines,
    get segments() {
      return drawing().segments;
    },
    get labels() {
      return drawing().labels;
    },
    element: element as Element,
    ability,
    fame,
    boons: boons.map(([kind, amount]) => ({ kind: kind as BoonKind, amount: Number(amount) })),
  };
}

type Drawing = Pick<DrawnCard, "stars" | "segments" | "labels">;

function drawn(card: (typeof data)[Card]): Drawing {
  const stars = spread(places(card), APART, keepInside).map(({ x, y, mag }, at) => ({
    x: Math.round(x),
    y: Math.round(y),
    r: Math.round(Math.max(11, 36 - mag * 5.5)),
    kind: kindOf(card, at + 1),
    name: card.names[at] ?? "",
  }));
  const segments = card.lines.flatMap(([one = -1, other = -1]) => {
    const [from, to] = [stars[one], stars[other]];
    return from && to ? [{ from, to, ends: [one, other] as [number, number] }] : [];
  });
  return { stars, segments, labels: labelsOf(stars) };
}

function kindOf(card: (typeof data)[Card], number: number): StarKind {
  if (card.start === number) return "start";
  return (card.grand as number[]).includes(number) ? "grand" : "common";
}

function keepInside(place: Place): void {
  place.x = Math.min(1000, Math.max(0, place.x));
  place.y = Math.min(1000, Math.max(0, place.y));
}

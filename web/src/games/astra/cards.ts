// The 48 cards: real stars at their positions in the sky, the lines between them, and the printed values.

import { places } from "../../sky/figure";
import data from "./cards.json";
import printed from "./spheres.json";
import type { BoonKind, Card, Element } from "./view";

export type StarKind = "start" | "grand" | "common";

export interface CardStar {
  /** In a square from 0 to 1000, y down. */
  x: number;
  y: number;
  /** Its drawn size, by its magnitude. */
  r: number;
  kind: StarKind;
  /** Its proper name, or its catalogue designation. */
  name: string;
}

export interface Boon {
  kind: BoonKind;
  amount: number;
}

export interface CardData {
  stars: CardStar[];
  /** The joined pairs of stars, as indices into `stars`. */
  lines: [number, number][];
  element: Element;
  ability: string;
  fame: number;
  boons: Boon[];
}

export const CARDS = Object.fromEntries(
  Object.entries(data).map(([name, card]) => [name, cardOf(card)]),
) as Record<Card, CardData>;

/** The spheres, clockwise. */
export const SPHERES = printed.spheres as { element: Element; number: number; discard: boolean }[];
/** The number of cells on the Wisdom track per step of the card limit. */
export const WISDOM_CELLS = printed["wisdom-cells"];

/** The stars joined to a star by lines; all stars are numbered from 1. */
export function joinedTo(card: Card, star: number): number[] {
  return CARDS[card].lines
    .flatMap(([one, other]) =>
      one + 1 === star ? [other + 1] : other + 1 === star ? [one + 1] : [],
    )
    .sort((one, other) => one - other);
}

function cardOf(card: (typeof data)[Card]): CardData {
  const { element, ability, fame, boons } = card;
  return {
    stars: places(card).map(({ x, y, mag }, at) => ({
      x,
      y,
      r: Math.round(Math.max(11, 36 - mag * 5.5)),
      kind: kindOf(card, at + 1),
      name: card.names[at] ?? "",
    })),
    lines: card.lines as [number, number][],
    element: element as Element,
    ability,
    fame,
    boons: boons.map(([kind, amount]) => ({ kind: kind as BoonKind, amount: Number(amount) })),
  };
}

function kindOf(card: (typeof data)[Card], number: number): StarKind {
  if (card.start === number) return "start";
  return (card.grand as number[]).includes(number) ? "grand" : "common";
}

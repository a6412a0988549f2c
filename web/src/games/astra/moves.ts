// Moves in notation: `mark taurus 4`, `boon 2`, `use leo`, `rest`.

import type { Card } from "./view";

export type Move =
  | { kind: "mark"; card: Card; star: number }
  | { kind: "use" | "discover" | "activate" | "discard"; card: Card }
  | { kind: "boon"; number: number }
  | { kind: "rest" | "stop" | "exchange" };

export function read(notation: string): Move {
  const [kind = "", what = "", star] = notation.split(" ");
  switch (kind) {
    case "mark":
      return { kind, card: what as Card, star: Number(star) };
    case "boon":
      return { kind, number: Number(what) };
    case "use":
    case "discover":
    case "activate":
    case "discard":
      return { kind, card: what as Card };
    default:
      return { kind: kind as "rest" | "stop" | "exchange" };
  }
}

/** The stars of a card that can be marked now. */
export function markable(legal: string[], card: Card): number[] {
  const head = `mark ${card} `;
  return legal
    .filter((move) => move.startsWith(head))
    .map((move) => Number(move.slice(head.length)));
}

/** The move made by pressing a card of one's own, if there is one. */
export function moveOfOwn(legal: string[], card: Card): string | undefined {
  return ["use", "activate", "discard"]
    .map((kind) => `${kind} ${card}`)
    .find((move) => legal.includes(move));
}

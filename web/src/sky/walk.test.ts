import { describe, expect, it } from "vitest";
import { CARDS } from "../games/astra/cards";
import { NAMES, PLACES } from "../games/stellium/lattice";
import { DISCS } from "../games/sternenhimmel/discs";
import { toward } from "./walk";

const ARROWS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

type Figure = Parameters<typeof toward>[0];

/** The stars that arrow keys lead to from a star, by any way. */
function reached(figure: Figure, from: number): Set<number> {
  const found = new Set([from]);
  for (const star of found) {
    for (const [dx, dy] of ARROWS) {
      const next = toward(figure, star, dx, dy);
      if (next !== null) found.add(next);
    }
  }
  return found;
}

const universe = { stars: NAMES.map((name) => PLACES[name]), lines: [] };
const FIGURES: [string, Figure][] = [
  ["the universe", universe],
  ...Object.entries(CARDS),
  ...Object.entries(DISCS),
];

describe("arrow keys", () => {
  it.each(FIGURES)("lead from every star to every other: %s", (_, figure) => {
    for (const from of figure.stars.keys()) {
      expect(reached(figure, from).size).toBe(figure.stars.length);
    }
  });
});

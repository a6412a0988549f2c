import { describe, expect, it } from "vitest";
import { CARDS } from "../games/astra/cards";
import { LATTICE } from "../games/stellium/lattice";
import { DISCS } from "../games/sternenhimmel/discs";
import { type Figure, KEYS, toward } from "./walk";

/** The stars that arrow keys reach from a star, on any path. */
function reached(figure: Figure, from: number): Set<number> {
  const found = new Set([from]);
  for (const star of found) {
    for (const key of KEYS) {
      const next = toward(figure, star, key);
      if (next !== null) found.add(next);
    }
  }
  return found;
}

const joinedTo = ({ lines }: Figure, from: number) =>
  new Set(
    lines.flatMap(([one = 0, other = 0]) => (one === from ? [other] : other === from ? [one] : [])),
  );

const DRAWN: [string, Figure][] = [...Object.entries(CARDS), ...Object.entries(DISCS)];
const FIGURES: [string, Figure][] = [["the universe", LATTICE], ...DRAWN];

describe("arrow keys", () => {
  it.each(FIGURES)("lead from every star to every other: %s", (_, figure) => {
    for (const from of figure.stars.keys()) {
      expect(reached(figure, from).size).toBe(figure.stars.length);
    }
  });

  it.each(DRAWN)("walk every line from one of its ends at least: %s", (_, figure) => {
    const leads = (from: number, to: number) =>
      KEYS.some((key) => toward(figure, from, key) === to);
    for (const [one = 0, other = 0] of figure.lines) {
      expect([one, other, leads(one, other) || leads(other, one)]).toEqual([one, other, true]);
    }
  });

  it.each(DRAWN)("lead along as many lines as there are keys that way: %s", (_, figure) => {
    for (const from of figure.stars.keys()) {
      const joined = joinedTo(figure, from);
      const led = new Set(KEYS.map((key) => toward(figure, from, key)));
      const walked = [...joined].filter((star) => led.has(star));
      expect(walked.length).toBeGreaterThanOrEqual(Math.min(joined.size, 2));
    }
  });

  it("lead back in the universe from where they led, but at its edge", () => {
    const isInside = (at: number | null): at is number =>
      at !== null && joinedTo(LATTICE, at).size === 6;
    for (const from of [...LATTICE.stars.keys()].filter(isInside)) {
      const up = toward(LATTICE, from, "ArrowUp");
      if (isInside(up)) expect(toward(LATTICE, up, "ArrowDown")).toBe(from);
    }
  });

  it("leads to the joined star, not to a nearer one beside the line", () => {
    const figure = {
      stars: [
        [0, 0],
        [10, 1],
        [100, 40],
      ].map(([x = 0, y = 0]) => ({ x, y })),
      lines: [[0, 2]],
    };
    expect(toward(figure, 0, "ArrowRight")).toBe(2);
  });
});

// Stars of a map, sized by brightness: a dot is a line of zero length with a round cap.

import type { Point } from "./sky";

/** The faintest magnitude of each size, and the width of its dots. */
const SIZES = [
  { upTo: 0.5, width: 4.6 },
  { upTo: 1.5, width: 3.8 },
  { upTo: 2.5, width: 3 },
  { upTo: 3.5, width: 2.2 },
  { upTo: 4.5, width: 1.5 },
  { upTo: 99, width: 1 },
];

const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

export function dots(stars: (Point & { mag: number })[]): { width: number; d: string }[] {
  const some = SIZES.map(({ upTo, width }, size) => {
    const over = SIZES[size - 1]?.upTo ?? -99;
    const own = stars.filter(({ mag }) => mag > over && mag <= upTo);
    return { width, d: own.map((star) => `M${at(star)}h0`).join("") };
  });
  return some.filter(({ d }) => d !== "");
}

/** Lines between stars at these places. */
export function strokes(lines: number[][], places: (Point | null)[]): string {
  return lines
    .map(([one = -1, other = -1]) => {
      const [from, to] = [places[one], places[other]];
      return from && to ? `M${at(from)}L${at(to)}` : "";
    })
    .join("");
}

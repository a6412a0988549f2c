// The twelve discs as drawn: real stars at their positions in the sky, moved apart slightly where two figures
// would not fit side by side.

import { type Place, places as placesOf, segments } from "../../sky/figure";
import data from "./discs.json";
import type { Disc } from "./view";
import { spread } from "../../sky/spread";

export interface Star {
  /** On a disc of radius 1000 around 0, y down. */
  x: number;
  y: number;
  /** Its drawn size, by its magnitude. */
  r: number;
  /** A figure on it lies face down. */
  large: boolean;
  name: string | null;
}

export interface DrawnDisc {
  stars: Star[];
  /** The joined stars, as indices into `stars`. */
  lines: number[][];
  /** The stars joined to each star, by number. */
  joined: number[][];
  segments: { from: Star; to: Star }[];
  first: number;
  second: number;
}

/** The drawn size of a figure. */
export const FIGURE = 138;
/** The drawn radius of a disc with a rim. */
export const RIM = 1165;
/** The minimum distance of two stars: what a finger needs on a disc as wide as a phone. */
export const APART = 296;
/** The maximum distance of a star from the centre. */
const FURTHEST = 858;

export const DISCS = Object.fromEntries(
  Object.entries(data).map(([name, disc]) => [name, discOf(disc)]),
) as Record<Disc, DrawnDisc>;

function discOf(disc: (typeof data)[Disc]): DrawnDisc {
  // The positions are computed on first use: the first page shows one of twelve.
  let found: Drawing | undefined;
  const drawing = () => (found ??= drawn(disc));
  return {
    get stars() {
      return drawing().stars;
    },
    lines: disc.lines,
    joined: joinedIn(disc),
    get segments() {
      return drawing().segments;
    },
    first: disc.first,
    second: disc.second,
  };
}

function joinedIn({ stars, lines }: (typeof data)[Disc]): number[][] {
  const joined: number[][] = Array.from({ length: stars.length + 1 }, () => []);
  for (const [one = 0, other = 0] of lines) {
    joined[one + 1]?.push(other + 1);
    joined[other + 1]?.push(one + 1);
  }
  return joined.map((stars) => stars.sort((a, b) => a - b));
}

type Drawing = Pick<DrawnDisc, "stars" | "segments">;

function drawn(disc: (typeof data)[Disc]): Drawing {
  const stars = spread(placesOf(disc), APART, keepInside).map(({ x, y, mag }, at) => ({
    x: Math.round(x),
    y: Math.round(y),
    r: Math.round(Math.max(20, 52 - mag * 7.2)),
    large: disc.large.includes(at + 1),
    name: disc.names[at] ?? null,
  }));
  return { stars, segments: segments(disc, stars) };
}

function keepInside(place: Place): void {
  const distance = Math.hypot(place.x, place.y);
  if (distance <= FURTHEST) return;
  place.x *= FURTHEST / distance;
  place.y *= FURTHEST / distance;
}

// The twelve discs as they are drawn: real stars where they stand in the sky, moved apart a little
// where two figures would not find room side by side.

import { type Place, places as placesOf, segments } from "../../sky/figure";
import data from "./discs.json";
import type { Disc } from "./view";
import { spread } from "../../sky/spread";

export interface Star {
  /** On a disc of radius 1000 about 0, y down. */
  x: number;
  y: number;
  /** How large it is drawn, by its magnitude. */
  r: number;
  /** A figure on it lies face down. */
  large: boolean;
  name: string | null;
}

export interface DrawnDisc {
  stars: Star[];
  /** Which stars are joined, as places in `stars`. */
  lines: number[][];
  /** By its number, the stars each star is joined to. */
  joined: number[][];
  segments: { from: Star; to: Star }[];
  first: number;
  second: number;
}

/** How large a figure is drawn. */
export const FIGURE = 138;
/** How large a disc is drawn that has a rim. */
export const RIM = 1165;
/** How far apart two stars are at least: as far as a finger needs on a disc as wide as a phone. */
export const APART = 296;
/** How far from the centre a star may be. */
const FURTHEST = 858;

export const DISCS = Object.fromEntries(
  Object.entries(data).map(([name, disc]) => [name, discOf(disc)]),
) as Record<Disc, DrawnDisc>;

function discOf(disc: (typeof data)[Disc]): DrawnDisc {
  // Where its stars are drawn is worked out once it is shown: the first page shows one of twelve.
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

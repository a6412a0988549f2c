// The sky of the atlas; `scripts/atlas.ts` makes it while the page is built.

import made from "../../../crates/sky/data/figures.tsv?atlas";

export interface NamedStar {
  /** Its place in `stars`. */
  at: number;
  name: string;
  /** What astronomers call it: `α Ori`. */
  designation: string;
  mag: number;
  /** How many light years away it is, by its parallax; null if that was not measured. */
  years: number | null;
}

export interface Constellation {
  id: string;
  latin: string;
  /** The lines of its figure; all stars are places in `stars`. */
  lines: number[][];
  /** Those with names, the brightest first, with those its figure borrows. */
  stars: NamedStar[];
  /** Its neighbours, the nearest first. */
  near: string[];
  /** What Astra's card has of it. */
  card: {
    stars: number[];
    lines: number[][];
    start: number;
    grand: number[];
    /** What its stars are called. */
    names: string[];
    element: string;
    fame: number;
    ability: string;
  };
}

export interface Atlas {
  /** For each star its right ascension and declination in degrees, of J2000, and its magnitude. */
  stars: number[][];
  constellations: Constellation[];
}

export interface Star {
  ra: number;
  dec: number;
  mag: number;
}

export const STARS: Star[] = made.stars.map(([ra = 0, dec = 0, mag = 0]) => ({ ra, dec, mag }));
export const CONSTELLATIONS = made.constellations;

export function constellation(id: string): Constellation | undefined {
  return CONSTELLATIONS.find((one) => one.id === id);
}

export function starsAt(places: number[]): Star[] {
  return places.flatMap((at) => STARS[at] ?? []);
}

/** The stars that a figure joins. */
export function figureStars({ lines }: Constellation): Star[] {
  return starsAt([...new Set(lines.flat())]);
}

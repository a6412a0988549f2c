// The data of the atlas; `scripts/atlas.ts` makes it while the page is built.

import made from "../../../crates/sky/data/figures.tsv?atlas";

export interface NamedStar {
  /** Its index in `stars`. */
  at: number;
  name: string;
  /** Its designation by astronomers: `α Ori`. */
  designation: string;
  mag: number;
  /** Its distance in light years, by its parallax; null if that was not measured. */
  years: number | null;
}

export interface Constellation {
  id: string;
  latin: string;
  /** The lines of its figure, as indices into `stars`. */
  lines: number[][];
  /** The named stars, brightest first, including those its figure borrows. */
  stars: NamedStar[];
  /** Its neighbours, nearest first. */
  near: string[];
  /** The part on Astra's card. */
  card: {
    stars: number[];
    lines: number[][];
    start: number;
    grand: number[];
    /** The names of its stars. */
    names: string[];
    element: string;
    fame: number;
    ability: string;
  };
}

export interface Atlas {
  /** The right ascension and declination of each star in degrees, of J2000, and its magnitude. */
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

/** The stars joined by the lines of a figure. */
export function figureStars({ lines }: Constellation): Star[] {
  return starsAt([...new Set(lines.flat())]);
}

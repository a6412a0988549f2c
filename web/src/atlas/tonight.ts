// The place of a constellation in the sky, in words.

import { type Constellation, figureStars } from "./data";
import { latitudes, middle, nextRise, type Place, sightOf } from "./sky";

const WAYS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;

export function wayOf(azimuth: number): (typeof WAYS)[number] {
  return WAYS[Math.round(azimuth / 45) % 8] ?? "n";
}

export interface Standing {
  /** Whether all of it is above the horizon, a part, or nothing. */
  seen: "whole" | "part" | "none";
  /** The direction of its middle. */
  way: (typeof WAYS)[number];
  height: number;
  /** When its middle rises, if all of it is below the horizon and it rises at all. */
  rises: number | null;
  /** Its daily motion here. */
  here: "never-sets" | "never-rises" | "rises";
}

export function standing(shown: Constellation, time: number, place: Place): Standing {
  const stars = figureStars(shown);
  const above = stars.filter((star) => sightOf(star, time, place).altitude > 0).length;
  const centre = middle(stars);
  const { altitude, azimuth } = sightOf(centre, time, place);
  return {
    seen: above === stars.length ? "whole" : above === 0 ? "none" : "part",
    way: wayOf(azimuth),
    height: Math.round(altitude),
    rises: above === 0 ? nextRise(centre, time, place) : null,
    here: habit(stars, place),
  };
}

/** The daily motion, by how close its stars come to the pole above the horizon, and to the other. */
function habit(stars: { dec: number }[], { latitude }: Place): Standing["here"] {
  const sign = latitude < 0 ? -1 : 1;
  const decs = stars.map(({ dec }) => dec * sign);
  const limit = 90 - Math.abs(latitude);
  if (Math.min(...decs) > limit) return "never-sets";
  return Math.max(...decs) < -limit ? "never-rises" : "rises";
}

export interface Latitude {
  degrees: number;
  side: "north" | "south";
}

export interface Range {
  /** Where all of it rises: everywhere, up to one latitude, or between two. */
  kind: "everywhere" | "north-of" | "south-of" | "between";
  north: Latitude;
  south: Latitude;
}

export function rangeOf(shown: Constellation): Range {
  const { north, south } = latitudes(figureStars(shown));
  const latitude = (at: number): Latitude => ({
    degrees: Math.abs(Math.trunc(at)),
    side: at < 0 ? "south" : "north",
  });
  const ends = `${north < 90} ${south > -90}`;
  const kinds: Record<string, Range["kind"]> = {
    "false false": "everywhere",
    "false true": "north-of",
    "true false": "south-of",
  };
  return { kind: kinds[ends] ?? "between", north: latitude(north), south: latitude(south) };
}

// The geometry of the places: a lattice of hexagons, six discs in a triangle, black holes between them.

import data from "./universe.json";
import type { Kind } from "./moves";
import type { Body, ByBody, Direction, Disc, Place } from "./view";

export interface Point {
  x: number;
  y: number;
}

/** The distance between neighbours, and the sizes of a disc, a place and a body. */
export const STEP = 100;
export const DISC = 140;
export const PLACE = 41;
export const BODY = 37;
/** The bounds of the drawing: a step is 44 pixels on a phone of 390. */
export const BOUNDS = { x: -142, y: -142, width: 884, height: 804 };

export const DISCS: Disc[] = ["a", "b", "c", "d", "e", "f"];

/** The point at axial coordinates, as in the rules: `q` to the east, `r` to the southeast. */
export function pointAt([q = 0, r = 0]: number[]): Point {
  return { x: (q + r / 2) * STEP, y: r * STEP * Math.sqrt(0.75) };
}

export const PLACES = Object.fromEntries(
  Object.entries(data.places).map(([name, at]) => [name, pointAt(at)]),
) as Record<Place, Point>;

export const NAMES = Object.keys(PLACES) as Place[];
export const HOLES = NAMES.filter(isHole);

export const WAYS: Record<Direction, Point> = {
  northeast: pointAt([1, -1]),
  east: pointAt([1, 0]),
  southeast: pointAt([0, 1]),
  southwest: pointAt([-1, 1]),
  west: pointAt([-1, 0]),
  northwest: pointAt([0, -1]),
};

export function isHole(place: Place): boolean {
  return place.startsWith("h");
}

/** The disc a place is on; null for a black hole. */
export function discOf(place: Place): Disc | null {
  return isHole(place) ? null : (place[0] as Disc);
}

export function centreOf(disc: Disc): Point {
  return PLACES[`${disc}0`];
}

/** The nearest number of sixths of a turn, clockwise. */
export function sixthsOf(degrees: number): number {
  return ((Math.round(degrees / 60) % 6) + 6) % 6;
}

export function plus(one: Point, other: Point): Point {
  return { x: one.x + other.x, y: one.y + other.y };
}

export function minus(one: Point, other: Point): Point {
  return { x: one.x - other.x, y: one.y - other.y };
}

/** A place and up to `further` more in that direction, as far as there are any. */
export function row(place: Place, way: Direction, further: number): Place[] {
  const next = placeAt(plus(PLACES[place], WAYS[way]));
  return further === 0 || !next ? [place] : [place, ...row(next, way, further - 1)];
}

/** The place at a point, if there is one. */
export function placeAt({ x, y }: Point): Place | undefined {
  return NAMES.find((name) => Math.hypot(PLACES[name].x - x, PLACES[name].y - y) < 1);
}

/** The neighbours of a place. */
export function touching(place: Place): Place[] {
  return Object.values(WAYS).flatMap((way) => placeAt(plus(PLACES[place], way)) ?? []);
}

/** The lattice as a figure that arrow keys can walk. */
export const LATTICE = {
  stars: NAMES.map((name) => PLACES[name]),
  lines: NAMES.flatMap((name, at) => touching(name).map((other) => [at, NAMES.indexOf(other)])),
};

const known = new WeakMap<ByBody<Place[]>, Map<Place, Body>>();

/** The body or symbol on each place. */
export function onPlaces(bodies: ByBody<Place[]>): Map<Place, Body> {
  const found = known.get(bodies);
  if (found) return found;
  const all = Object.entries(bodies) as [Body, Place[]][];
  const on = new Map(
    all.flatMap(([body, places]) => places.map((place) => [place, body] as const)),
  );
  known.set(bodies, on);
  return on;
}

/** One orientation of the figure of an objective, around its middle. Some objectives have none. */
export function figureOf(kind: Kind): { main: Point[]; ends: Point[] } | null {
  const figure = (data.figures as Partial<Record<Kind, { main: number[][]; ends: number[][] }>>)[
    kind
  ];
  if (!figure) return null;
  const [main, ends] = [figure.main.map(pointAt), figure.ends.map(pointAt)];
  const all = [...main, ...ends];
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const centre = { x: middle(all.map(({ x }) => x)), y: middle(all.map(({ y }) => y)) };
  return { main: main.map((at) => minus(at, centre)), ends: ends.map((at) => minus(at, centre)) };
}

/** The six places around a centre, as one line. */
export const RING = Object.values(WAYS)
  .map(({ x, y }) => circle(x, y, PLACE))
  .join("");

/** A circle as part of a path. */
export function circle(x: number, y: number, r: number): string {
  return `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

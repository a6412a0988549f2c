// Where the names of things are written over a board: a number on each, and its name beside it where there is
// room. Names without room are in the list only.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A named thing: its entry in the list, its box, and the box it is visible through. */
export interface Part {
  entry: number;
  box: Box;
  window: Box;
}

export interface Badge {
  entry: number;
  x: number;
  y: number;
}

export interface Label {
  entry: number;
  text: string;
  left: number;
  top: number;
}

/** The width of a number badge, and how far it lies inside its thing, in pixels. */
export const BADGE = 18;
const INSIDE = 1;
/** Anything narrower or lower counts as out of sight. */
const LEAST = 6;
/** A line of text: its height, the approximate width of a letter, and its padding. */
const LINE = 20;
const LETTER = 6.8;
const AROUND = 12;
/** The gap between a name and its number, and the most letters of a name. */
const APART = 2;
const LONG = 26;

/** The distinct names, and for each thing the index of its name. */
export function entriesOf(names: string[]): { name: string; members: number[] }[] {
  const entries = new Map<string, number[]>();
  names.forEach((name, at) => {
    if (name) entries.set(name, [...(entries.get(name) ?? []), at]);
  });
  return [...entries].map(([name, members]) => ({ name, members }));
}

/** The name of a thing, without its description. */
export function short(name: string): string {
  return (/^.*?(?=\s?[:;.,(](\s|$)|\s\(|$)/.exec(name)?.[0] ?? name).trim();
}

/** Numbers that do not overlap: things that are few of their kind come first. */
export function badgesOf(parts: Part[]): Badge[] {
  const many = new Map<number, number>();
  for (const { entry } of parts) many.set(entry, (many.get(entry) ?? 0) + 1);
  const count = ({ entry }: Part) => many.get(entry) ?? 0;
  const badges: Badge[] = [];
  for (const part of parts.toSorted((one, other) => count(one) - count(other))) {
    const free = spotsOf(part).find(
      (spot) =>
        isWithin(around(spot), part.window) &&
        badges.every((badge) => Math.hypot(badge.x - spot.x, badge.y - spot.y) >= BADGE),
    );
    if (free) badges.push({ entry: part.entry, ...free });
  }
  return badges;
}

/** The names that fit without covering a number or each other, each once. */
export function labelsOf(names: string[], badges: Badge[], window: Box): Label[] {
  const taken = badges.map(around);
  const written = new Map<number, Label>();
  for (const badge of badges) {
    const { entry } = badge;
    const text = names[entry];
    if (!text || text.length > LONG || written.has(entry)) continue;
    const size = { width: text.length * LETTER + AROUND, height: LINE };
    const free = besides(badge, size).find(
      (box) => isWithin(box, window) && taken.every((other) => !overlaps(box, other)),
    );
    if (!free) continue;
    taken.push(free);
    written.set(entry, { entry, text, left: free.left, top: free.top });
  }
  return [...written.values()];
}

type Point = Pick<Badge, "x" | "y">;

/** Where a number may lie on a thing: in its corners, so that the thing stays visible; else in its middle. */
function spotsOf({ box, window }: Part): Point[] {
  const [left, top] = [Math.max(box.left, window.left), Math.max(box.top, window.top)];
  const right = Math.min(box.left + box.width, window.left + window.width);
  const bottom = Math.min(box.top + box.height, window.top + window.height);
  if (right - left < LEAST || bottom - top < LEAST) return [];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const half = BADGE / 2;
  const within = (value: number, from: number, to: number) =>
    from > to ? (from + to) / 2 : Math.min(Math.max(value, from), to);
  const spots = [
    [right - INSIDE, top + INSIDE],
    [left + INSIDE, top + INSIDE],
    [right - INSIDE, bottom - INSIDE],
    [left + INSIDE, bottom - INSIDE],
    [x, top + INSIDE],
    [x, bottom - INSIDE],
    [x, y],
  ];
  const [across, down] = [window.left + window.width, window.top + window.height];
  return spots.map(([px = x, py = y]) => ({
    x: within(px, window.left + half, across - half),
    y: within(py, window.top + half, down - half),
  }));
}

function around({ x, y }: Point): Box {
  return { left: x - BADGE / 2, top: y - BADGE / 2, width: BADGE, height: BADGE };
}

/** The places right and left of a number, below and above it. */
function besides({ x, y }: Point, { width, height }: Pick<Box, "width" | "height">): Box[] {
  const far = BADGE / 2 + APART;
  return [
    { left: x + far, top: y - height / 2 },
    { left: x - far - width, top: y - height / 2 },
    { left: x - width / 2, top: y + far },
    { left: x - width / 2, top: y - far - height },
  ].map((place) => ({ ...place, width, height }));
}

function isWithin(box: Box, window: Box): boolean {
  return (
    box.left >= window.left &&
    box.top >= window.top &&
    box.left + box.width <= window.left + window.width &&
    box.top + box.height <= window.top + window.height
  );
}

export function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

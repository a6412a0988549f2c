// Moving through a figure of the sky with the arrow keys.

const ARROWS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const;
export type Arrow = keyof typeof ARROWS;
export const KEYS = Object.keys(ARROWS) as Arrow[];

interface Point {
  x: number;
  y: number;
}

/** The cost of a line without a key, compared to angles in radians; and the tie-breaker. */
const LOST = 100;
const TIE = 1e-6;

export interface Figure {
  stars: Point[];
  /** The joined pairs of stars, as indices into `stars`. */
  lines: number[][];
}

/** How far a star lies in the direction of an arrow, and how far to the right of it. */
function course(figure: Figure, from: number, to: number, key: Arrow) {
  const [start, end] = [figure.stars[from] as Point, figure.stars[to] as Point];
  const [x, y] = [end.x - start.x, end.y - start.y];
  const arrow = ARROWS[key];
  return { along: x * arrow.x + y * arrow.y, aside: y * arrow.x - x * arrow.y };
}

interface Given {
  keys: Map<Arrow, number>;
  cost: number;
}

/** Gives each line of a star an arrow key of its own: to as many lines as possible, each the key nearest
 * to its direction. Of two equally near ones, the one to the right: so that an arrow leads back where its
 * opposite came from. */
function share(figure: Figure, from: number, [to, ...rest]: number[], free: Arrow[]): Given {
  if (to === undefined) return { keys: new Map(), cost: 0 };
  const without = share(figure, from, rest, free);
  let best = { ...without, cost: without.cost + LOST };
  for (const key of free) {
    const { along, aside } = course(figure, from, to, key);
    if (along <= 0) continue;
    const others = free.filter((other) => other !== key);
    const { keys, cost } = share(figure, from, rest, others);
    const off = Math.abs(Math.atan2(aside, along)) - (aside > 0 ? TIE : 0);
    if (cost + off < best.cost) best = { keys: new Map(keys).set(key, to), cost: cost + off };
  }
  return best;
}

/** The star nearest in the direction of an arrow key, joined or not. */
function nearest(figure: Figure, from: number, key: Arrow): number | null {
  const [first] = [...figure.stars.keys()]
    .map((at) => ({ at, ...course(figure, from, at, key) }))
    .map(({ at, along, aside }) => ({ at, along, aside: Math.abs(aside) }))
    .filter(({ at, along, aside }) => at !== from && along > aside * 0.5)
    .sort((one, other) => one.along + 2 * one.aside - (other.along + 2 * other.aside));
  return first?.at ?? null;
}

/** The star an arrow key leads to: along a line in that direction, else the nearest in that direction. */
export function toward(figure: Figure, from: number, key: Arrow): number | null {
  const joined = new Set(figure.lines.filter((line) => line.includes(from)).flat());
  joined.delete(from);
  return share(figure, from, [...joined], KEYS).keys.get(key) ?? nearest(figure, from, key);
}

/** The star a key leads to: null if it is no arrow key, or leads nowhere. */
export function walk(event: KeyboardEvent, figure: Figure, from: number): number | null {
  if (!(event.key in ARROWS)) return null;
  event.preventDefault();
  return toward(figure, from, event.key as Arrow);
}

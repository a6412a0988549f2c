// The layout of the discs, as large as possible. Rows that differ by one disc nest into each other. Where all
// would be too small to press, one disc is large, and the others are small beside it.

export interface Layout {
  /** The diameter of a disc. */
  size: number;
  /** The width of all of them. */
  wide: number;
  /** The upper left corners of their boxes. */
  places: { x: number; y: number }[];
}

export interface Plan extends Layout {
  /** The place of the small discs, if one is large: beside it, above it, or in the corners around it. */
  small: "beside" | "above" | "around" | null;
  /** The hand is beside the discs instead of below them. */
  beside: boolean;
}

/** The gap between two discs. */
const GAP = 10;
/** The width of the hand beside the discs, and its height below them, with its surroundings. */
export const COLUMN = 124;
const ROW = 116;
/** The height of the hand below one large disc: the rest can be scrolled to. */
const HAND = 46;
/** The width or height of the small discs beside or above a large one. */
export const TABS = 76;
/** Below this height, the small discs lie in the corners around the large one. */
const SHORT = 500;

/** The numbers of discs in each row. */
const ROWS: Record<number, number[][]> = {
  1: [[1]],
  2: [[2], [1, 1]],
  3: [[3], [2, 1], [1, 1, 1]],
  4: [[4], [2, 2], [1, 2, 1]],
  5: [[5], [3, 2], [2, 3], [2, 1, 2]],
};

/** Lays out a board; a disc is never smaller than `least`. */
export function plan(width: number, height: number, count: number, least: number): Plan {
  const below = arrange(width, height - ROW, count);
  const aside = arrange(width - COLUMN, height, count);
  const beside = aside.size > below.size;
  const best = beside ? aside : below;
  if (best.size >= least) return { ...best, small: null, beside };
  const room = width - COLUMN - TABS;
  if (width > height && room >= least) {
    return large(Math.max(least, Math.min(room, height)), "beside");
  }
  const small = height < SHORT ? "around" : "above";
  const free = height - HAND - (small === "above" ? TABS : 0);
  return large(Math.min(width, Math.max(least, free)), small);
}

function large(size: number, small: "beside" | "above" | "around"): Plan {
  const places = [{ x: 0, y: 0 }];
  return { size, wide: size, places, small, beside: small === "beside" };
}

export function arrange(width: number, height: number, count: number): Layout {
  const all = (ROWS[count] ?? [[count]]).map((rows) => lay(rows, width, height));
  return all.reduce((best, other) => (other.size > best.size ? other : best));
}

function lay(rows: number[], width: number, height: number): Layout {
  const widest = Math.max(...rows);
  // The step between rows: a whole disc, or less where the next row lies in the gaps of this one.
  const steps = rows.slice(1).map((row, at) => (row === rows[at] ? 1 : Math.sqrt(3) / 2));
  const high = 1 + steps.reduce((sum, step) => sum + step, 0);
  const wide = (width - GAP * (widest - 1)) / widest;
  const tall = (height - GAP * (rows.length - 1)) / high;
  const size = Math.max(0, Math.floor(Math.min(wide, tall)));
  const pitch = size + GAP;
  let y = (height - (size + pitch * (high - 1))) / 2;
  const all = widest * pitch - GAP;
  const places = rows.flatMap((row, at) => {
    if (at > 0) y += pitch * (steps[at - 1] ?? 1);
    const left = (all - (row * pitch - GAP)) / 2;
    return Array.from({ length: row }, (_, column) => ({ x: left + column * pitch, y }));
  });
  return { size, wide: all, places };
}

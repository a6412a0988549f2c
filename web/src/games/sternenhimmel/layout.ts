// Where the discs lie, so that they are as large as can be. Rows that differ by one disc nest into
// each other, as round things do.

export interface Layout {
  /** How wide a disc is. */
  size: number;
  /** The upper left corners of their boxes. */
  places: { x: number; y: number }[];
}

/** How much room is between two discs. */
const GAP = 10;
/** How many discs lie in each row. */
const ROWS: Record<number, number[][]> = {
  1: [[1]],
  2: [[2], [1, 1]],
  3: [[3], [2, 1], [1, 1, 1]],
  4: [[4], [2, 2], [1, 2, 1]],
  5: [[5], [3, 2], [2, 3], [2, 1, 2]],
};

export function arrange(width: number, height: number, count: number): Layout {
  const all = (ROWS[count] ?? [[count]]).map((rows) => lay(rows, width, height));
  return all.reduce((best, other) => (other.size > best.size ? other : best));
}

function lay(rows: number[], width: number, height: number): Layout {
  const widest = Math.max(...rows);
  // From row to row: a whole disc, or less where the next row lies in the gaps of this one.
  const steps = rows.slice(1).map((row, at) => (row === rows[at] ? 1 : Math.sqrt(3) / 2));
  const high = 1 + steps.reduce((sum, step) => sum + step, 0);
  const wide = (width - GAP * (widest - 1)) / widest;
  const tall = (height - GAP * (rows.length - 1)) / high;
  const size = Math.max(0, Math.floor(Math.min(wide, tall)));
  const pitch = size + GAP;
  let y = (height - (size + pitch * (high - 1))) / 2;
  const places = rows.flatMap((row, at) => {
    if (at > 0) y += pitch * (steps[at - 1] ?? 1);
    const left = (width - (row * pitch - GAP)) / 2;
    return Array.from({ length: row }, (_, column) => ({ x: left + column * pitch, y }));
  });
  return { size, places };
}

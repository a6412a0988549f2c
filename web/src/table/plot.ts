// The geometry of a plot.

export interface Scored {
  scores: number[];
}

/** The scores of each seat over the game. */
export function scored(chapters: { estimates: number[] }[]): Scored[] {
  return chapters.map(({ estimates }) => ({ scores: estimates }));
}

export interface Plot {
  /** The position after a number of plotted moves. */
  x: (at: number) => number;
  y: (score: number) => number;
  levels: { y: number; score: number }[];
  seats: { path: string; end: { x: number; y: number } }[];
}

/** Possible steps between levels: the smallest that gives at most five levels. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/** Lays out a plot that begins at `base`, or lower if a value is below it. */
export function plot(
  moves: Scored[],
  seats: number,
  width: number,
  height: number,
  base = 0,
): Plot {
  const all = moves.flatMap(({ scores }) => scores);
  const low = Math.min(base, ...all);
  const high = Math.max(base + 1, ...all);
  const last = Math.max(1, moves.length - 1);
  const x = (at: number) => round((at / last) * width);
  const y = (score: number) => round(height - ((score - low) / (high - low)) * height);
  const step = STEPS.find((each) => (high - low) / each <= 5) ?? 1000;
  const levels = [];
  for (let score = Math.ceil(low / step) * step; score <= high; score += step) {
    levels.push({ y: y(score), score });
  }
  const line = (seat: number) => {
    const points = moves.map(({ scores }, at) => `${x(at)} ${y(scores[seat] ?? 0)}`);
    const end = { x: x(last), y: y(moves.at(-1)?.scores[seat] ?? 0) };
    return { path: points.length > 0 ? `M${points.join("L")}` : "", end };
  };
  return { x, y, levels, seats: Array.from({ length: seats }, (_, seat) => line(seat)) };
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}

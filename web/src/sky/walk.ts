// Walking a figure of the sky with the arrow keys.

const ARROWS: Partial<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Figure {
  stars: { x: number; y: number }[];
  /** Which stars are joined, as places in `stars`. */
  lines: number[][];
}

/** The star an arrow key leads to: along a line if one goes that way, else the nearest that way. */
export function toward(figure: Figure, from: number, dx: number, dy: number): number | null {
  const start = figure.stars[from];
  if (!start) return null;
  const joined = new Set(figure.lines.filter((line) => line.includes(from)).flat());
  let best: { at: number; cost: number } | null = null;
  for (const [at, star] of figure.stars.entries()) {
    const [x, y] = [star.x - start.x, star.y - start.y];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    if (at === from || along <= aside * 0.5) continue;
    const cost = (along + 2 * aside) * (joined.has(at) ? 0.5 : 1);
    if (best === null || cost < best.cost) best = { at, cost };
  }
  return best?.at ?? null;
}

/** The star a key leads to: null if it is no arrow key, or leads nowhere. */
export function walk(event: KeyboardEvent, figure: Figure, from: number): number | null {
  const arrow = ARROWS[event.key];
  if (!arrow) return null;
  event.preventDefault();
  return toward(figure, from, ...arrow);
}

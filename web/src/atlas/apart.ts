// Names on a map that would overlap: the later one moves up or down.

interface Written {
  x: number;
  y: number;
  text: string;
}

/** The height of a line and the approximate width of a letter, in the units of the map. */
const LINE = 12;
const LETTER = 6;
/** The shifts of a name in lines, smallest first. */
const WAYS = [0, 0.5, -0.5, 1, -1, 1.5, -1.5, 2, -2];

export function overlap(one: Written, other: Written): boolean {
  const wide = ((one.text.length + other.text.length) * LETTER) / 2;
  return Math.abs(one.x - other.x) < wide && Math.abs(one.y - other.y) < LINE;
}

export function apart<Name extends Written>(names: Name[]): Name[] {
  const placed: Name[] = [];
  for (const name of names) {
    const moved = WAYS.map((lines) => ({ ...name, y: name.y + lines * LINE }));
    placed.push(moved.find((one) => !placed.some((other) => overlap(one, other))) ?? name);
  }
  return placed;
}

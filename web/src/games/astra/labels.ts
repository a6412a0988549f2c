// Where the names of Grand stars are written: beside their star, where there is most room.

export interface Label {
  text: string;
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

interface Named {
  x: number;
  y: number;
  r: number;
  kind: string;
  name: string;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The height of the letters, how wide they are about, and how far from the star they begin. */
const HEIGHT = 56;
const WIDTH = 27;
const FAR = 62;
/** What the card shows of its sky. */
const SKY: Box = { left: -60, right: 1060, top: -60, bottom: 1060 };

export function labelsOf(stars: Named[]): Label[] {
  const taken: Box[] = stars.map(({ x, y }) => around(x, y, 46));
  return stars
    .filter(({ kind }) => kind === "grand")
    .map((star) => {
      const places = candidates(star).map((label) => ({ label, box: boxOf(label) }));
      const best = places.reduce((one, other) =>
        crowd(other.box, taken) < crowd(one.box, taken) ? other : one,
      );
      taken.push(best.box);
      return best.label;
    });
}

/** Below, above, to the right, to the left; below if all are alike. */
function candidates({ x, y, name: text }: Named): Label[] {
  const half = HEIGHT * 0.35;
  return [
    { text, x, y: y + FAR + HEIGHT * 0.6, anchor: "middle" },
    { text, x, y: y - FAR, anchor: "middle" },
    { text, x: x + FAR, y: y + half, anchor: "start" },
    { text, x: x - FAR, y: y + half, anchor: "end" },
    { text, x: x + 10, y: y + FAR + HEIGHT * 0.6, anchor: "start" },
    { text, x: x - 10, y: y + FAR + HEIGHT * 0.6, anchor: "end" },
    { text, x: x + 10, y: y - FAR, anchor: "start" },
    { text, x: x - 10, y: y - FAR, anchor: "end" },
  ];
}

function around(x: number, y: number, far: number): Box {
  return { left: x - far, right: x + far, top: y - far, bottom: y + far };
}

function boxOf({ text, x, y, anchor }: Label): Box {
  const wide = text.length * WIDTH;
  const left = { start: x, middle: x - wide / 2, end: x - wide }[anchor];
  return { left, right: left + wide, top: y - HEIGHT * 0.75, bottom: y + HEIGHT * 0.2 };
}

/** How much of a box is covered by others, or beyond the sky. */
function crowd(box: Box, taken: Box[]): number {
  const covered = taken.reduce((sum, other) => sum + shared(box, other), 0);
  const whole = (box.right - box.left) * (box.bottom - box.top);
  return covered + 3 * (whole - shared(box, SKY));
}

function shared(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

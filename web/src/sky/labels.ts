// The placing of star names: beside their star, where there is most room; nowhere if there is too little.

export interface Label {
  text: string;
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

interface Named {
  x: number;
  y: number;
  name: string;
}

interface Sky {
  width: number;
  height: number;
  /** The size of a star's drawing unit, in pixels. */
  unit: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The height of the letters, and their approximate width where none can be measured, in pixels. */
const HEIGHT = 12;
const WIDTH = 6.6;
/** The width of the line around letters, in pixels. */
const LINE = 3;
/** The gap between a star and its name, and the reach of the star, in units of the drawing. */
const FAR = 58;
const REACH = 44;
/** The part of a name that may be covered. */
const COVERED = 0.12;

/** The labels for the stars to be named, among all of them. */
export function labelsOf<Star extends Named>(
  stars: Star[],
  isWritten: (star: Star) => boolean,
  { width, height, unit }: Sky,
): Label[] {
  const sky = { left: 0, right: width, top: 0, bottom: height };
  const taken: Box[] = stars.map(({ x, y }) => around(x, y, REACH * unit));
  return stars.filter(isWritten).flatMap((star) => {
    const places = candidates(star, FAR * unit)
      .map((label) => {
        const inside = within(label, sky);
        return { label: inside, box: boxOf(inside) };
      })
      .filter(({ box }) => box.left >= 0 && box.top >= 0 && box.bottom <= height);
    if (places.length === 0) return [];
    const best = places.reduce((one, other) =>
      covered(other.box, taken) < covered(one.box, taken) ? other : one,
    );
    if (covered(best.box, taken) > COVERED * sizeOf(best.box)) return [];
    taken.push(best.box);
    return [best.label];
  });
}

/** The places below, above, right and left; below if all are alike. */
function candidates({ x, y, name: text }: Named, far: number): Label[] {
  const [half, below] = [HEIGHT * 0.35, y + far + HEIGHT * 0.7];
  return [
    { text, x, y: below, anchor: "middle" },
    { text, x, y: y - far, anchor: "middle" },
    { text, x: x + far, y: y + half, anchor: "start" },
    { text, x: x - far, y: y + half, anchor: "end" },
    { text, x, y: below, anchor: "start" },
    { text, x, y: below, anchor: "end" },
    { text, x, y: y - far, anchor: "start" },
    { text, x, y: y - far, anchor: "end" },
  ];
}

function around(x: number, y: number, far: number): Box {
  return { left: x - far, right: x + far, top: y - far, bottom: y + far };
}

const widths = new Map<string, number>();
let pen: CanvasRenderingContext2D | null = null;

/** The width of a name in the font of this device, in pixels. */
function widthOf(text: string): number {
  if (typeof document === "undefined") return text.length * WIDTH;
  if (!pen) {
    const fonts = getComputedStyle(document.documentElement).getPropertyValue("--display");
    pen = document.createElement("canvas").getContext("2d");
    if (pen) pen.font = `${HEIGHT}px ${fonts}`;
  }
  const wide = widths.get(text) ?? (pen?.measureText(text).width ?? text.length * WIDTH) + LINE;
  widths.set(text, wide);
  return wide;
}

function boxOf({ text, x, y, anchor }: Label): Box {
  const wide = widthOf(text);
  const left = { start: x, middle: x - wide / 2, end: x - wide }[anchor];
  return { left, right: left + wide, top: y - HEIGHT * 0.75, bottom: y + HEIGHT * 0.2 };
}

/** A name that would be cut off at a side, moved inwards. */
function within(label: Label, sky: Box): Label {
  const { left, right } = boxOf(label);
  return { ...label, x: label.x + Math.max(0, sky.left - left) - Math.max(0, right - sky.right) };
}

/** The part of a box that others cover. */
function covered(box: Box, taken: Box[]): number {
  return taken.reduce((sum, other) => sum + shared(box, other), 0);
}

function sizeOf({ left, right, top, bottom }: Box): number {
  return (right - left) * (bottom - top);
}

function shared(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

// Lays out a card's figure in the available room, in pixels: as large as possible, rotated if that makes it
// much larger, with every two stars far enough apart to be pressed.

import { segments } from "../../sky/figure";
import { type Label, labelsOf } from "../../sky/labels";
import { spread } from "../../sky/spread";
import type { CardData, CardStar } from "./cards";

export interface Room {
  width: number;
  height: number;
  /** The minimum distance of two stars. */
  least: number;
}

export interface Arranged {
  stars: CardStar[];
  segments: { from: CardStar; to: CardStar; ends: [number, number] }[];
  /** The names of its Grand stars, where there is room. */
  labels: Label[];
  /** The size of a star's drawing unit, in pixels. */
  unit: number;
  /** The figure for arrow keys: rotated as drawn, but with all stars in their original places. */
  walked: { stars: { x: number; y: number }[]; lines: [number, number][] };
}

/** The minimum distance of two stars, in drawing units of a star: the width of its target. */
export const APART = 124;
/** The usual distance of stars: a share of the room's smaller side, but at most this many pixels. */
const MOST = 46;
const SHARE = 0.115;
/** The least gain in size for which a figure is rotated, and the most it is stretched one way. */
const WORTH = 1.3;
const STRETCH = 1.25;

export function arrange(card: CardData, { width, height, least }: Room): Arranged {
  const apart = Math.max(least, Math.min(MOST, SHARE * Math.min(width, height)));
  const unit = apart / APART;
  const edge = Math.min(apart * 0.6, width / 6, height / 6);
  const [wide, high] = [width - 2 * edge, height - 2 * edge];
  const shown = turned(card.stars, wide, high);
  const stars = spread(fitted(shown, wide, high), apart, (star) => {
    star.x = clamp(star.x, wide);
    star.y = clamp(star.y, high);
  }).map((star) => ({ ...star, x: round(star.x + edge), y: round(star.y + edge) }));
  return {
    stars,
    segments: segments(card, stars).map((line, at) => ({
      ...line,
      ends: card.lines[at] ?? [0, 0],
    })),
    labels: labelsOf(stars, ({ kind }) => kind === "grand", { width, height, unit }),
    unit,
    walked: { stars: shown, lines: card.lines },
  };
}

/** The stars after a quarter turn, not mirrored, if they fit a box much better then. */
function turned(stars: CardStar[], width: number, height: number): CardStar[] {
  const quarter = stars.map((star) => ({ ...star, x: star.y, y: -star.x }));
  const isWorth = scaleOf(quarter, width, height) > WORTH * scaleOf(stars, width, height);
  return isWorth ? quarter : stars;
}

/** The stars scaled to fill a box of this size, centred. */
function fitted(stars: CardStar[], width: number, height: number): CardStar[] {
  const [x, y] = [rangeOf(stars, "x"), rangeOf(stars, "y")];
  const most = scaleOf(stars, width, height) * STRETCH;
  const [wide, high] = [Math.min(most, width / x.size), Math.min(most, height / y.size)];
  return stars.map((star) => ({
    ...star,
    x: (star.x - x.low - x.size / 2) * wide + width / 2,
    y: (star.y - y.low - y.size / 2) * high + height / 2,
  }));
}

function scaleOf(stars: CardStar[], width: number, height: number): number {
  return Math.min(width / rangeOf(stars, "x").size, height / rangeOf(stars, "y").size);
}

function rangeOf(stars: CardStar[], axis: "x" | "y"): { low: number; size: number } {
  const all = stars.map((star) => star[axis]);
  const low = Math.min(...all);
  return { low, size: Math.max(1, Math.max(...all) - low) };
}

const clamp = (at: number, most: number) => Math.min(most, Math.max(0, at));
const round = (at: number) => Math.round(at * 10) / 10;

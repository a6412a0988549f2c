// Each seat has a colour and a shape, everywhere. Colours are the class `seat-n` in `tokens.css`.

/** The outlines, in a box from -1 to 1: circle, diamond, square, triangle, hexagon. */
export const SHAPES = [
  "M-.9 0a.9 .9 0 1 1 1.8 0a.9 .9 0 1 1-1.8 0Z",
  "M0-1 .92 0 0 1-.92 0Z",
  "M-.78-.78H.78V.78H-.78Z",
  "M0-.98 .95 .76H-.95Z",
  "M-.5-.87H.5L1 0 .5 .87H-.5L-1 0Z",
] as const;

export function shape(seat: number): string {
  return SHAPES[seat % SHAPES.length] ?? SHAPES[0];
}

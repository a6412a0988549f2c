// Moves in notation: `place 10 leo 3`.

import type { Disc, Figure } from "./view";

export interface Move {
  figure: Figure;
  disc: Disc;
  star: number;
}

export function read(notation: string): Move {
  const [, figure, disc, star] = notation.split(" ");
  return { figure: figure as Figure, disc: disc as Disc, star: Number(star) };
}

export function write({ figure, disc, star }: Move): string {
  return `place ${figure} ${disc} ${star}`;
}

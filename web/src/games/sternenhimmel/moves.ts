// Moves as they are written: `place 10 leo 3`.

import type { DiscName, FigureName } from "./view";

export interface Move {
  figure: FigureName;
  disc: DiscName;
  star: number;
}

export function read(notation: string): Move {
  const [, figure, disc, star] = notation.split(" ");
  return { figure: figure as FigureName, disc: disc as DiscName, star: Number(star) };
}

export function write({ figure, disc, star }: Move): string {
  return `place ${figure} ${disc} ${star}`;
}

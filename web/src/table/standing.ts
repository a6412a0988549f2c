// Who leads: the scores if the game ended now, as far as the viewer may know.

import type { Standing } from "../wire";

/** Whether nobody has more, and somebody has less. */
export function leads({ scores }: Standing, seat: number): boolean {
  const own = scores[seat] ?? 0;
  return own === Math.max(...scores) && own > Math.min(...scores);
}

/** Whether a hidden part is missing in a seat's score. */
export function isPartial({ lines }: Standing, seat: number): boolean {
  return lines.some(({ partial }) => partial.includes(seat));
}

/** The lines of a seat's score that are worth showing. */
export function linesOf(
  { lines }: Standing,
  seat: number,
): { name: string; score: number; partial: boolean }[] {
  return lines
    .map(({ name, scores, partial }) => ({
      name,
      score: scores[seat] ?? 0,
      partial: partial.includes(seat),
    }))
    .filter(({ score, partial }) => score !== 0 || partial);
}

// The moves still to be announced to screen reader users.

import type { Chapter } from "../wire";

/** The last move that was shown; the very last one is still being shown while the timeline runs. */
export function toldUpTo(chapters: readonly Chapter[], runs: boolean): number {
  return chapters.at(runs ? -2 : -1)?.ply ?? -1;
}

/** The moves shown after another one; empty before anything was shown. */
export function movesSince(
  chapters: readonly Chapter[],
  since: number | null,
  upTo: number,
): Chapter[] {
  return since === null ? [] : chapters.filter(({ ply }) => ply > since && ply <= upTo);
}

// Which moves are yet to be said to whoever hears the page.

import type { Chapter } from "../wire";

/** The last move that was told; the last of all is still being told while the timeline runs. */
export function toldUpTo(chapters: readonly Chapter[], runs: boolean): number {
  return chapters.at(runs ? -2 : -1)?.ply ?? -1;
}

/** The moves told since another; none before anything was told. */
export function movesSince(
  chapters: readonly Chapter[],
  since: number | null,
  upTo: number,
): Chapter[] {
  return since === null ? [] : chapters.filter(({ ply }) => ply > since && ply <= upTo);
}

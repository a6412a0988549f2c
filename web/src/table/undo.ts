// How far back a player may go.

import type { Chapter, Now } from "../wire";

export interface Undo {
  /** To before one's own last choice, without asking; null if others must agree. */
  step: number | null;
  /** To before the whole turn, without asking, if that is further. */
  turn: number | null;
  /** To before one's own last choice, if others must agree. */
  asked: number | null;
}

/** Each as the number of moves that remain. */
export function undoSteps(now: Now, chapters: Chapter[], you: number | null): Undo {
  const none = { step: null, turn: null, asked: null };
  const last = chapters.findLast(({ seat }) => seat !== null && seat === you);
  if (!last || now.outcome) return none;
  const step = last.ply - 1;
  const furthest = now.ply - now.undo;
  if (now.undo === 0 || step < furthest) return { ...none, asked: step };
  return { ...none, step, turn: furthest < step ? furthest : null };
}

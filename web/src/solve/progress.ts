// A player's progress with the moments of a game: stored only in this browser.

import { keep, recall } from "../shell/store";
import { GRADES, type Grade, type Moment } from "./moments";

export interface Progress {
  grade: Grade;
  /** The current number of consecutive first-try solutions, and the record. */
  streak: number;
  best: number;
  /** The moments attempted, and whether the first try was right. */
  met: Record<string, boolean>;
}

export const BEGINNING: Progress = { grade: 1, streak: 0, best: 0, met: {} };

const keyOf = (game: string) => `asterism-solve-${game}`;

export function recallProgress(game: string): Progress {
  try {
    const kept = JSON.parse(recall(keyOf(game)) ?? "{}") as Partial<Progress>;
    const grade = GRADES.find((each) => each === kept.grade) ?? BEGINNING.grade;
    return { ...BEGINNING, ...kept, grade };
  } catch {
    return BEGINNING;
  }
}

export function keepProgress(game: string, progress: Progress): void {
  keep(keyOf(game), JSON.stringify(progress));
}

/** Records the first try at a moment; later tries do not count. */
export function tried(progress: Progress, { id }: Moment, right: boolean): Progress {
  if (id in progress.met) return progress;
  const streak = right ? progress.streak + 1 : 0;
  const met = { ...progress.met, [id]: right };
  return { ...progress, met, streak, best: Math.max(progress.best, streak) };
}

/** The next moment: one of the grade not attempted yet, then one not solved, then any. */
export function dealt(moments: Moment[], progress: Progress, after?: Moment): Moment | undefined {
  const at = after ? moments.indexOf(after) + 1 : 0;
  const all = [...moments.slice(at), ...moments.slice(0, at)];
  const own = all.filter((each) => each.grade === progress.grade && each !== after);
  return (
    own.find(({ id }) => !(id in progress.met)) ?? own.find(({ id }) => !progress.met[id]) ?? own[0]
  );
}

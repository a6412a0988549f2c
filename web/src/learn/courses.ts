// The lessons of each game, loaded on demand.

import type { Course } from "./lesson";

const COURSES = import.meta.glob<{ default: Course }>("../games/*/lessons.ts");

/** The lessons of a game; null if there is no such game. */
export async function courseOf(game: string): Promise<Course | null> {
  const load = COURSES[`../games/${game}/lessons.ts`];
  return load ? (await load()).default : null;
}

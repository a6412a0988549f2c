// The lessons of each game, loaded when they are wanted.

import type { Course } from "./lesson";

const COURSES = import.meta.glob<{ default: Course }>("../games/*/lessons.ts");

/** The lessons of a game; nothing if there is no such game. */
export async function courseOf(game: string): Promise<Course | null> {
  const load = COURSES[`../games/${game}/lessons.ts`];
  return load ? (await load()).default : null;
}

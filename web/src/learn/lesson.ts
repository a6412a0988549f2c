// What a lesson is, and how it goes on: data, and a state machine that knows neither board nor engine.
// The lessons of a game are in its folder: `games/<game>/lessons.ts`.

/** What a coach teaches of a game, lesson after lesson. */
export interface Course {
  game: string;
  lessons: Lesson[];
}

export interface Lesson {
  /** Its name in messages: `learn-<game>-<id>` is its title. */
  id: string;
  /** Where it begins: a position as the engine writes it. The learner has the first seat. */
  position: unknown;
  steps: Step[];
}

export interface Step {
  /** Where it begins, if not where the step before has led. */
  position?: unknown;
  /** What the coach says: `learn-<game>-<lesson>-<says>`. Without it, what was said before still holds. */
  says?: string;
  /** What the coach points at, by the names that the board gives its parts (`data-part`). Where a move is
   * awaited, pressing these in order makes it. */
  points?: string[];
  /** What led here is still on the board, up to this event: a scoring that is spoken of. */
  until?: string;
  /** The moves that answer; without any, the learner reads and goes on. `*` stands for anything. */
  answers?: string[];
  /** What the coach says to other moves: the first that fits. */
  replies?: [move: string, says: string][];
  /** What the others do then, each as its seat and its move: `1 place 5 libra 2`. */
  others?: string[];
}

/** A move and who made it, as records have it. */
export interface Made {
  seat: number;
  move: string;
}

export interface Whereabouts {
  position: unknown;
  moves: Made[];
}

/** How far a learner is in a lesson. */
export interface Progress {
  /** At which step; as many as there are, once the lesson is done. */
  at: number;
  /** What was played in each step before. */
  made: Made[][];
  /** What the coach says to a move that was no answer. */
  reply: string | null;
}

export const LEARNER = 0;

export const BEGINNING: Progress = { at: 0, made: [], reply: null };

/** Whether a move is one of those that a pattern means. */
export function fits(pattern: string, move: string): boolean {
  const [first = "", ...rest] = pattern.split("*");
  if (rest.length === 0) return move === pattern;
  const last = rest.pop() ?? "";
  if (!move.startsWith(first) || !move.endsWith(last)) return false;
  let from = first.length;
  for (const part of rest) {
    const at = move.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return from <= move.length - last.length;
}

/** Where a learner is: a position, and what was played from there, in order. */
export function whereabouts({ position, steps }: Lesson, { at, made }: Progress): Whereabouts {
  const from = steps.slice(0, at + 1).findLastIndex((step) => step.position !== undefined);
  return {
    position: steps[from]?.position ?? position,
    moves: made.slice(Math.max(0, from)).flat(),
  };
}

export function isDone({ steps }: Lesson, { at }: Progress): boolean {
  return at >= steps.length;
}

/** What is said at a step: by itself, or still from before. */
export function saidAt({ steps }: Lesson, at: number): string {
  return steps.slice(0, at + 1).findLast(({ says }) => says !== undefined)?.says ?? "";
}

function othersOf(step: Step): Made[] {
  return (step.others ?? []).map((text) => {
    const space = text.indexOf(" ");
    return { seat: Number(text.slice(0, space)), move: text.slice(space + 1) };
  });
}

/** Goes on from a step, with what the learner has played in it, if it asked for a move. */
function onward(progress: Progress, step: Step, played: Made[]): Progress {
  const made = [...progress.made, [...played, ...othersOf(step)]];
  return { at: progress.at + 1, made, reply: null };
}

/** The learner has read what was said. */
export function goOn(lesson: Lesson, progress: Progress): Progress {
  const step = lesson.steps[progress.at];
  return !step || step.answers ? progress : onward(progress, step, []);
}

/** The learner makes a move: the lesson goes on, or the coach says why it should be another one. */
export function answer(lesson: Lesson, progress: Progress, move: string): Progress {
  const step = lesson.steps[progress.at];
  if (!step?.answers) return progress;
  if (step.answers.some((pattern) => fits(pattern, move)))
    return onward(progress, step, [{ seat: LEARNER, move }]);
  const reply = step.replies?.find(([pattern]) => fits(pattern, move))?.[1] ?? null;
  return { ...progress, reply };
}

/** Back to what was said before; what was played since is taken back. */
export function back({ steps }: Lesson, progress: Progress): Progress {
  if (progress.reply !== null) return { ...progress, reply: null };
  const at = Math.max(
    0,
    steps.slice(0, progress.at).findLastIndex(({ says }) => says !== undefined),
  );
  return { at, made: progress.made.slice(0, at), reply: null };
}

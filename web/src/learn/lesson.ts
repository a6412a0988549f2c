// A lesson and its progress: data, and a state machine that knows neither board nor engine. The lessons of a
// game are in its folder: `games/<game>/lessons.ts`.

/** The coach's lessons of a game, in order. */
export interface Course {
  game: string;
  lessons: Lesson[];
}

export interface Lesson {
  /** Its name in messages: `learn-<game>-<id>` is its title. */
  id: string;
  /** The initial position, as the engine writes it. The learner has the first seat. */
  position: unknown;
  steps: Step[];
}

export interface Step {
  /** The initial position, if it does not follow from the step before. */
  position?: unknown;
  /** The coach's text: `learn-<game>-<lesson>-<says>`. Without it, the previous text still holds. */
  says?: string;
  /** The targets of the pointer, by the names that the board gives its parts (`data-part`). Where a move
   * is awaited, pressing these in order makes it. */
  points?: string[];
  /** The previous moves stay on the board, up to this event: for a scoring that is discussed. */
  until?: string;
  /** The right moves; without any, the learner reads and goes on. `*` stands for anything. */
  answers?: string[];
  /** The coach's replies to other moves: the first that fits. */
  replies?: [move: string, says: string][];
  /** The others' moves after that, each with its seat: `1 place 5 libra 2`. */
  others?: string[];
}

/** A move and its seat, as in records. */
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
  /** The current step; the number of steps once the lesson is done. */
  at: number;
  /** The moves made in each earlier step. */
  made: Made[][];
  /** The coach's reply to a wrong move. */
  reply: string | null;
}

export const LEARNER = 0;

export const BEGINNING: Progress = { at: 0, made: [], reply: null };

/** Whether a move matches a pattern. */
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

/** The learner's place: a position, and the moves made from there, in order. */
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

/** The text of a step: its own, or the one still valid from before. */
export function saidAt({ steps }: Lesson, at: number): string {
  return steps.slice(0, at + 1).findLast(({ says }) => says !== undefined)?.says ?? "";
}

function othersOf(step: Step): Made[] {
  return (step.others ?? []).map((text) => {
    const space = text.indexOf(" ");
    return { seat: Number(text.slice(0, space)), move: text.slice(space + 1) };
  });
}

/** Goes on from a step, with the learner's move in it, if it asked for one. */
function onward(progress: Progress, step: Step, played: Made[]): Progress {
  const made = [...progress.made, [...played, ...othersOf(step)]];
  return { at: progress.at + 1, made, reply: null };
}

/** The learner has read the text. */
export function goOn(lesson: Lesson, progress: Progress): Progress {
  const step = lesson.steps[progress.at];
  return !step || step.answers ? progress : onward(progress, step, []);
}

/** The learner makes a move: the lesson goes on, or the coach says why another one is better. */
export function answer(lesson: Lesson, progress: Progress, move: string): Progress {
  const step = lesson.steps[progress.at];
  if (!step?.answers) return progress;
  if (step.answers.some((pattern) => fits(pattern, move)))
    return onward(progress, step, [{ seat: LEARNER, move }]);
  const reply = step.replies?.find(([pattern]) => fits(pattern, move))?.[1] ?? null;
  return { ...progress, reply };
}

/** Back to the previous text; later moves are taken back. */
export function back({ steps }: Lesson, progress: Progress): Progress {
  if (progress.reply !== null) return { ...progress, reply: null };
  const at = Math.max(
    0,
    steps.slice(0, progress.at).findLastIndex(({ says }) => says !== undefined),
  );
  return { at, made: progress.made.slice(0, at), reply: null };
}

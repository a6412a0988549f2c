// The coach's tips beside a table in the first games: data, and a choice that knows neither board nor words.
// The tips of a game are in its folder: `games/<game>/coach.ts`. They know what the player's seat knows.

/** The subject of a tip: its targets on the board (`data-part`), and the arguments of its words: numbers,
 * and things by the kind of their name, such as `card` of `card-orion`. */
export interface Matter {
  points?: string[];
  numbers?: Record<string, number>;
  names?: Record<string, [kind: string, ...things: string[]]>;
}

export interface Tip<View = unknown> {
  /** Its name in messages: `coach-<game>-<id>`. */
  id: string;
  /** How often it is given; an explanation of a thing is given once. */
  times?: number;
  /** Whether it matters to the seat to move, and where; null if it does not. */
  matters: (view: View, you: number, legal: string[]) => Matter | null;
}

export interface Said extends Matter {
  id: string;
}

/** How often each tip was given in this browser. */
export type Heard = Readonly<Record<string, number>>;

/** The one tip before a move: the first that matters and was not given often enough. */
export function tipFor<View>(
  tips: readonly Tip<View>[],
  heard: Heard,
  view: View,
  you: number,
  legal: string[],
): Said | null {
  for (const { id, times = 1, matters } of tips) {
    if ((heard[id] ?? 0) >= times) continue;
    const matter = matters(view, you, legal);
    if (matter) return { id, ...matter };
  }
  return null;
}

const TIPS = import.meta.glob<{ default: Tip<never>[] }>("../games/*/coach.ts");

/** The tips of a game. */
export async function tipsOf(game: string): Promise<Tip[]> {
  const load = TIPS[`../games/${game}/coach.ts`];
  return load ? ((await load()).default as unknown as Tip[]) : [];
}

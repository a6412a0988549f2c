// Moments to solve: positions of games between bots in which one move is clearly best, given what its seat
// could know. `asterism-lab mine` finds and proves them.

import type { Made } from "../learn/lesson";

/** Easiest first: found even by weak bots, by good ones, only by the best. */
export const GRADES = [1, 2, 3] as const;
export type Grade = (typeof GRADES)[number];

export interface Moment {
  /** Stable when more moments are added. */
  id: string;
  grade: Grade;
  /** The seat to move. */
  seat: number;
  seats: number;
  /** The move, in notation. */
  best: string;
  /** The chance to win with it, and its lead over any other move. */
  chance: number;
  margin: number;
  /** The game up to this moment. */
  record: unknown;
}

/** The format of `asterism-lab mine`. */
export interface Mined {
  game: string;
  rules: number;
  games: {
    seats: number;
    seed: string;
    /** Each as its seat and its move. */
    moves: string;
    moments: (Omit<Moment, "id" | "seats" | "record"> & { ply: number })[];
  }[];
}

const MINED = import.meta.glob<Mined>("./moments/*.json", { import: "default" });

/** The moments of a game; null if there is no such game. */
export async function momentsOf(game: string): Promise<Moment[] | null> {
  const load = MINED[`./moments/${game}.json`];
  return load ? inOrder(await load()) : null;
}

/** All moments, in an order that mixes games and grades, and is the same for everybody. */
export function inOrder({ game, rules, games }: Mined): Moment[] {
  const all = games.flatMap(({ seats, seed, moves, moments }) => {
    const made = moves.split(", ").map(madeOf);
    return moments.map(({ ply, seat, best, chance, margin, grade }) => {
      const record = {
        game,
        rules,
        seats,
        start: { seed },
        moves: made.slice(0, ply),
        result: null,
      };
      return { id: `${seed.slice(0, 6)}-${ply}`, grade, seat, seats, best, chance, margin, record };
    });
  });
  return all.sort((one, other) => hash(one.id) - hash(other.id));
}

function madeOf(text: string): Made {
  const space = text.indexOf(" ");
  return { seat: Number(text.slice(0, space)), move: text.slice(space + 1) };
}

/** FNV-1a. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return sum;
}

const DAY = 86_400_000;

/** The moment of a day, the same worldwide. */
export function momentOfDay(moments: Moment[], now: Date): Moment | undefined {
  return moments[Math.floor(now.getTime() / DAY) % moments.length];
}

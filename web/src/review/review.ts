// The review of a finished game, as the engine made it: crates/engine/src/review explains its values.

import type { Outlook, Plan, RecordMove } from "../wire";

/** The names of judgements. */
export const JUDGED = {
  fine: "page-review-fine",
  better: "page-review-better",
  mistake: "page-review-mistake",
  blunder: "page-review-blunder",
} as const;
export type Judgement = keyof typeof JUDGED;

/** A position, and the move that led to it; the first has no such move. */
export interface Point {
  ply: number;
  seat?: number;
  move?: string;
  judgement?: Judgement;
  /** What the decision and what chance gained each seat, in shares of a victory. */
  play?: number[];
  luck?: number[];
  /** Each seat's chance to win. */
  chances: number[];
  scores: number[];
}

/** The changes of a seat's chances. */
export interface Account {
  seat: number;
  first: number;
  last: number;
  luck: number;
  play: number;
  others: number;
}

/** Why a move was better. */
export interface Why extends Outlook {
  line: RecordMove[];
  plan?: Plan;
}

/** A decision that was not fine. */
export interface Moment {
  ply: number;
  seat: number;
  move: string;
  better: string;
  loss: number;
  judgement: Exclude<Judgement, "fine">;
  /** It was analysed only briefly: there may have been nothing better. */
  unsure?: true;
  why: Why;
}

export interface Review {
  game: string;
  eyes: number | "everybody" | "open";
  graph: Point[];
  seats: Account[];
  /** The decisive moves of the game, by `ply`. */
  decisive: number[];
  moments: Moment[];
}

/** A turning point of the game. */
export interface Turn {
  /** Its place in the replay, in moves: for a mistake before the move, else after it. */
  at: number;
  ply: number;
  /** The seat whose chances changed most by it, and by how much. */
  seat: number;
  change: number;
  /** The decision; null if it was luck. */
  moment: Moment | null;
}

/** The least luck that makes a turning point: a tenth of all chances. */
const LUCKY = 0.1;

/** A review in progress, of which these positions were analysed at length: nothing else is judged yet. */
export function halfway(review: Review, looked: ReadonlySet<number>): Review {
  const first = review.graph[0]?.ply ?? 0;
  const isSure = (ply: number) => looked.has(ply - 1 - first);
  return {
    ...review,
    graph: review.graph.map(({ judgement, ...point }) =>
      judgement !== undefined && isSure(point.ply) ? { ...point, judgement } : point,
    ),
    moments: review.moments.map((moment) =>
      isSure(moment.ply) ? moment : { ...moment, unsure: true },
    ),
  };
}

/** The name of a moment's judgement. */
export function called({ judgement, unsure }: Moment): string {
  return unsure ? "page-review-perhaps" : JUDGED[judgement];
}

export function momentBefore(review: Review | null, at: number): Moment | null {
  const ply = review?.graph[at + 1]?.ply;
  return review?.moments.find((moment) => moment.ply === ply) ?? null;
}

/** The turning points, in order. */
export function turnsOf(review: Review): Turn[] {
  return review.graph.flatMap<Turn>((point, at) => {
    const moment = at > 0 ? momentBefore(review, at - 1) : null;
    if (moment && moment.judgement !== "better") {
      const { ply, seat, loss } = moment;
      return [{ at: at - 1, ply, seat, change: -loss, moment }];
    }
    const luck = point.luck ?? [];
    const change = luck.reduce((most, each) => (Math.abs(each) > Math.abs(most) ? each : most), 0);
    if (Math.abs(change) < LUCKY) return [];
    return [{ at, ply: point.ply, seat: luck.indexOf(change), change, moment: null }];
  });
}

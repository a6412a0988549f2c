// How well somebody has played lately, by the reviews of their own games. This browser alone keeps it.

import { keep, recall } from "../shell/store";
import type { TableInfo } from "../wire";
import type { Review } from "./review";

/** The thirds of a game. */
export const PHASES = 3;

/** What somebody's decisions in a phase cost: how many there were, and the parts of a victory lost. */
export interface Spent {
  decisions: number;
  lost: number;
}

/** A game that was reviewed. */
export interface Reflection {
  /** Of which table. */
  id: string;
  game: string;
  /** When it was first reviewed, in milliseconds since 1970. */
  at: number;
  phases: Spent[];
}

const KEY = "asterism-mirror";
/** How many games are kept of each. */
const MOST = 12;

/** What a seat's own decisions cost, phase by phase. */
export function reflect({ graph }: Pick<Review, "graph">, seat: number): Spent[] {
  const phases = Array.from({ length: PHASES }, () => ({ decisions: 0, lost: 0 }));
  for (const [at, point] of graph.entries()) {
    if (point.seat !== seat || point.judgement === undefined) continue;
    const phase = phases[Math.floor(((at - 1) * PHASES) / (graph.length - 1))];
    if (!phase) continue;
    phase.decisions += 1;
    phase.lost += Math.max(0, -(point.play?.[seat] ?? 0));
  }
  return phases;
}

/** The seat of whoever looks: the only person at a table on this device, or the only one of this name. */
export function ownSeat(
  { seats }: Pick<TableInfo, "seats">,
  here: boolean,
  name: string | null,
): number | null {
  const own = seats.flatMap(({ who }, seat) => {
    if (who === "open" || !("guest" in who)) return [];
    return here || who.guest === name ? [seat] : [];
  });
  return own.length === 1 ? (own[0] ?? null) : null;
}

/** The last games that were reviewed, the oldest first. */
export function reflections(game: string): Reflection[] {
  return all().filter((each) => each.game === game);
}

/** A game that was reviewed before keeps its place. */
export function remember(next: Omit<Reflection, "at">, now = Date.now()): void {
  const before = all().find(({ id }) => id === next.id);
  const kept = all().filter(({ id }) => id !== next.id);
  kept.push({ ...next, at: before?.at ?? now });
  kept.sort((one, other) => one.at - other.at);
  const recent = kept.filter(
    ({ game }, place) => kept.slice(place + 1).filter((each) => each.game === game).length < MOST,
  );
  keep(KEY, JSON.stringify(recent));
}

export function forget(game: string): void {
  keep(KEY, JSON.stringify(all().filter((each) => each.game !== game)));
}

function all(): Reflection[] {
  try {
    return JSON.parse(recall(KEY) ?? "[]") as Reflection[];
  } catch {
    return [];
  }
}

/** What a decision costs on average, in points of a hundred; nothing without decisions. */
export function rate(spent: Spent[]): number | null {
  const decisions = spent.reduce((sum, each) => sum + each.decisions, 0);
  const lost = spent.reduce((sum, each) => sum + each.lost, 0);
  return decisions === 0 ? null : (100 * lost) / decisions;
}

// How well the player has decided lately, by the reviews of their own games. Stored only in this browser.

import { keep, recall } from "../shell/store";
import type { TableInfo } from "../wire";
import type { Review } from "./review";

/** The thirds of a game. */
export const PHASES = 3;

/** The cost of decisions in a phase: how many there were, and the share of victory lost. */
export interface Spent {
  decisions: number;
  lost: number;
}

/** The summary of a reviewed game. */
export interface Reflection {
  /** The table's id. */
  id: string;
  game: string;
  /** When it was first reviewed, in milliseconds since 1970. */
  at: number;
  phases: Spent[];
}

const KEY = "asterism-mirror";
/** The most games kept per kind of game. */
const MOST = 12;

/** The cost of a seat's own decisions, phase by phase. */
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

/** The viewer's seat: the only person at a table on this device, or the only one of this name. */
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

/** The most recently reviewed games, oldest first. */
export function reflections(game: string): Reflection[] {
  return all().filter((each) => each.game === game);
}

/** A game reviewed before keeps its place in the order. */
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

/** The average cost of a decision, in hundredths; null without decisions. */
export function rate(spent: Spent[]): number | null {
  const decisions = spent.reduce((sum, each) => sum + each.decisions, 0);
  const lost = spent.reduce((sum, each) => sum + each.lost, 0);
  return decisions === 0 ? null : (100 * lost) / decisions;
}

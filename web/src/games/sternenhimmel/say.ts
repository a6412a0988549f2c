// Sternenhimmel in words.

import type { Sound } from "../../shell/sound";
import type { Words } from "../../words/words";
import { read } from "./moves";
import { DISCS } from "./discs";
import type { Disc, OpenView, Figure, GameEvent, LastView, Standing, View } from "./view";

export function awaited(_: View, __: string[], words: Words): string {
  return words.text("page-sternenhimmel-awaited");
}

export function move(notation: string, words: Words): string {
  const { figure, disc, star } = read(notation);
  const given = { figure: figureName(figure, words), disc: discName(disc, words), star };
  return words.text("page-sternenhimmel-move", given);
}

export function figureName(figure: Figure, words: Words): string {
  return words.name("figure", figure);
}

/** What a figure does, for who asks. */
export function figureRule(figure: Figure, words: Words): string {
  const id = /^\d/.test(figure) ? "number" : figure;
  const given = { figure: figureName(figure, words) };
  return words.text(`page-sternenhimmel-rule-${id}`, given);
}

export function discName(disc: Disc, words: Words): string {
  return words.name("disc", disc);
}

/** A star: its number and name, and whether a figure on it lies face down. */
export function starName(disc: Disc, star: number, words: Words): string {
  const { name, large } = DISCS[disc].stars[star - 1] ?? { name: null, large: false };
  const given = { disc: discName(disc, words), star, large: String(large) };
  const text = words.text("page-sternenhimmel-star", given);
  return name === null ? text : `${text} (${name})`;
}

/** What stands on a star, and whose it is. */
export function standing({ seat, figure, seen }: Standing, names: string[], words: Words): string {
  const name = names[seat] ?? "";
  const called = figure === null ? "none" : figureName(figure, words);
  const down = String(seen !== null);
  const text = words.text("page-sternenhimmel-standing", { name, figure: called, down });
  if (!seen || seen.length === 0) return text;
  const shown = seen.map((other) => figureName(other, words)).join(", ");
  return `${text} ${words.text("page-sternenhimmel-seen", { figures: shown })}`;
}

function describeDisc(disc: OpenView, names: string[], words: Words): string[] {
  const { first, second, free } = disc;
  const given = { disc: discName(disc.disc, words), first, second, free };
  const head = words.text("page-sternenhimmel-disc", given);
  const figures = disc.figures.map(
    (figure) => `${starName(disc.disc, figure.star, words)}: ${standing(figure, names, words)}`,
  );
  return [head, ...figures];
}

/** The board as text, a line for each thing on it. */
export function describe(view: View, names: string[], words: Words): string[] {
  const hand = view.seats.find((seat) => seat.hand)?.hand;
  const lines = view.open.flatMap((disc) => describeDisc(disc, names, words));
  if (hand) {
    const figures = hand.map((figure) => figureName(figure, words)).join(", ");
    lines.push(words.text("page-sternenhimmel-hand", { figures: figures || "—" }));
  }
  const discs = view.pile.map((disc) => discName(disc, words)).join(", ");
  lines.push(words.text("page-sternenhimmel-pile", { count: view.pile.length, discs }));
  return lines;
}

/** How the disc scored last was scored, as events. What doubled is known from events alone. */
export function scoringOf(last: LastView): GameEvent[] {
  const { disc } = last;
  const on = (star: number) => last.figures.find((figure) => figure.star === star);
  const revealed = last.figures.flatMap(({ star, seat, figure, seen }): GameEvent[] =>
    seen && figure ? [{ event: "revealed", disc, star, seat, figure }] : [],
  );
  const vanished = last.vanished.flatMap((star): GameEvent[] => {
    const figure = on(star);
    return figure ? [{ event: "vanished", disc, star, seat: figure.seat }] : [];
  });
  const swallowed = last.swallowed.flatMap((star): GameEvent[] => {
    const figure = on(star);
    if (!figure?.figure) return [];
    return [{ event: "swallowed", disc, star, seat: figure.seat, figure: figure.figure }];
  });
  const counted = last.ranks.map((rank): GameEvent => ({ event: "counted", disc, ...rank }));
  const paid = last.payments.map((payment): GameEvent => ({ event: "paid", disc, ...payment }));
  return [...revealed, ...vanished, ...swallowed, ...counted, ...paid];
}

/** How long a placed figure is seen, and each step of a scoring, in milliseconds. */
const PLACED = 700;
const STEP = 1500;

/** What is told together, as one step. */
const stepOf = ({ event }: GameEvent) => (VERDICTS.has(event) ? "paid" : event);
const VERDICTS = new Set(["nobody-left", "tied-for-first", "tied-for-second"]);
const TOLD = new Set(["revealed", "vanished", "swallowed", "doubled", "counted", "paid"]);

export function isScoring(event: GameEvent): boolean {
  return TOLD.has(stepOf(event));
}

/** The last events that are told together. */
export function lastStep(told: GameEvent[]): GameEvent[] {
  const last = told.at(-1);
  return last ? told.filter((event) => stepOf(event) === stepOf(last)) : [];
}

/** For how long each event is looked at: the last of each step for as long as the step takes. */
export function times(events: GameEvent[]): number[] {
  return events.map((event, at) => {
    if (event.event === "placed") return PLACED;
    const next = events[at + 1];
    const ends = !next || stepOf(next) !== stepOf(event);
    return ends && TOLD.has(stepOf(event)) ? STEP : 0;
  });
}

/** A move that cannot be taken back without asking. */
export function isFinal(): boolean {
  return true;
}

export function sound({ event }: GameEvent): Sound | null {
  return event === "placed" ? "place" : null;
}

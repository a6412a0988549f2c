// Sternenhimmel in words.

import type { Sound } from "../../shell/sound";
import type { Words } from "../../words/words";
import { read as readMove } from "./moves";
import { DISCS } from "./discs";
import { type Preview, preview, type Sum, sumsOf } from "./score";
import type { Disc, OpenView, Figure, GameEvent, LastView, Standing, View } from "./view";

export function awaited(_: View, __: string[], words: Words): string {
  return words.text("page-sternenhimmel-awaited");
}

export function move(notation: string, words: Words): string {
  const { figure, disc, star } = readMove(notation);
  const given = { figure: figureName(figure, words), disc: discName(disc, words), star };
  return words.text("page-sternenhimmel-move", given);
}

export function figureName(figure: Figure, words: Words): string {
  return words.name("figure", figure);
}

/** The effect of a figure, as an explanation. */
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

/** A star on its disc, including the stars it is joined to. */
export function starPlace(disc: Disc, star: number, words: Words): string {
  const stars = (DISCS[disc].joined[star] ?? []).join(", ");
  return `${starName(disc, star, words)}, ${words.text("page-sternenhimmel-joined", { stars })}`;
}

/** A star and the figure on it. */
export function starState(
  disc: Disc,
  star: number,
  on: Standing | undefined,
  names: string[],
  words: Words,
): string {
  const state = on ? standing(on, names, words) : words.text("page-sternenhimmel-free");
  return words.text("page-labelled", { name: starPlace(disc, star, words), text: state });
}

/** The figure on a star, and its owner. */
export function standing(on: Standing, names: string[], words: Words): string {
  const text = owned(on, names, words);
  if (!on.seen || on.seen.length === 0) return text;
  const shown = on.seen.map((other) => figureName(other, words)).join(", ");
  return `${text} ${words.text("page-sternenhimmel-seen", { figures: shown })}`;
}

function owned({ seat, figure, seen }: Standing, names: string[], words: Words): string {
  const name = names[seat] ?? "";
  const called = figure === null ? "none" : figureName(figure, words);
  const down = String(seen !== null);
  return words.text("page-sternenhimmel-standing", { name, figure: called, down });
}

/** Everybody's known sums on a disc, in words; empty if nobody has any. */
export function sumsText(sums: Sum[], names: string[], words: Words): string {
  if (sums.length === 0) return "";
  return words.text("page-sternenhimmel-sums", { sums: sumsList(sums, names, words) });
}

function sumsList(sums: Sum[], names: string[], words: Words): string {
  const each = sums.map(({ seat, total, hidden }) =>
    words.text("page-sternenhimmel-sum", { name: names[seat] ?? "", total, hidden }),
  );
  return each.join(" · ");
}

/** The effect that a figure would have, in words; empty if none. */
export function previewText(would: Preview, names: string[], words: Words): string {
  const { vanished, swallowed, saved, changed } = would;
  const listed = (figures: Standing[]) => figures.map((on) => owned(on, names, words));
  const said = {
    vanished: listed(vanished),
    swallowed: listed(swallowed),
    saved: listed(saved),
    changed: changed.map(({ on, value }) => {
      const given = { figure: owned(on, names, words), value };
      return words.text("page-sternenhimmel-preview-value", given);
    }),
  };
  return Object.entries(said)
    .filter(([, figures]) => figures.length > 0)
    .map(([what, figures]) => {
      const given = { figures: figures.join(" · ") };
      return words.text(`page-sternenhimmel-preview-${what}`, given);
    })
    .join(" ");
}

function describeDisc(disc: OpenView, names: string[], words: Words): string[] {
  const { first, second, free } = disc;
  const given = { disc: discName(disc.disc, words), first, second, free };
  const head = words.text("page-sternenhimmel-disc", given);
  const stars = DISCS[disc.disc].stars.map((_, at) => {
    const on = disc.figures.find((figure) => figure.star === at + 1);
    return starState(disc.disc, at + 1, on, names, words);
  });
  const sums = sumsText(sumsOf(disc), names, words);
  return [head, ...(sums ? [sums] : []), ...stars];
}

/** The board as text, one line per thing on it. */
export function describe(view: View, names: string[], words: Words): string[] {
  const hand = view.seats.find((seat) => seat.hand)?.hand;
  const discs = view.open.flatMap((disc) => describeDisc(disc, names, words));
  const lines = [...discs, words.text("page-sternenhimmel-legend")];
  if (hand) {
    const figures = hand.map((figure) => figureName(figure, words)).join(", ");
    lines.push(words.text("page-sternenhimmel-hand", { figures: figures || "—" }));
  }
  const pile = view.pile.map((disc) => discName(disc, words)).join(", ");
  lines.push(words.text("page-sternenhimmel-pile", { count: view.pile.length, discs: pile }));
  return lines;
}

/** The disc that a part belongs to, or the effect of a figure. */
export function read(part: string, view: View, names: string[], words: Words): string[] {
  const [disc] = part.split(" ");
  const open = view.open.find((each) => each.disc === disc);
  if (open) return describeDisc(open, names, words);
  const isFigure = view.seats.some(({ hand }) => hand?.includes(part as Figure));
  return isFigure ? [figureRule(part as Figure, words)] : [];
}

/** The last scoring, as events. Doubling is known from events only. */
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

/** How long each step of a scoring, and any other event, is shown, in milliseconds. */
const SCORED = 1500;
const STEP = 600;

/** Events with the same step are shown together. */
const stepOf = ({ event }: GameEvent) => (VERDICTS.has(event) ? "paid" : event);
const VERDICTS = new Set(["nobody-left", "tied-for-first", "tied-for-second"]);
const TOLD = new Set(["revealed", "vanished", "swallowed", "doubled", "counted", "paid"]);
const MOVES_ON = new Set(["placed", "opened", "won"]);

export function isScoring(event: GameEvent): boolean {
  return TOLD.has(stepOf(event));
}

/** The latest events that are shown together. */
export function lastStep(told: GameEvent[]): GameEvent[] {
  const last = told.at(-1);
  return last ? told.filter((event) => stepOf(event) === stepOf(last)) : [];
}

/** How long each event is shown: the last of each step takes the step's whole time. */
export function times(events: GameEvent[]): number[] {
  // The deal is no move.
  if (events[0]?.event !== "placed") return [];
  return events.map((event, at) => {
    const next = events[at + 1];
    const ends = !next || stepOf(next) !== stepOf(event);
    if (isScoring(event)) return ends ? SCORED : 0;
    return MOVES_ON.has(event.event) ? STEP : 0;
  });
}

const REASONS = new Set<GameEvent["event"]>([
  "vanished",
  "swallowed",
  "nobody-left",
  "tied-for-first",
  "tied-for-second",
  "paid",
  "won",
]);

export function isReason({ event }: GameEvent): boolean {
  return REASONS.has(event);
}

/** The effect of a figure on its disc, and everybody's sums there; empty if it fills the disc: then the
 * events of the scoring show the result. */
export function prospect(notation: string, view: View, names: string[], words: Words): string {
  const { figure, disc, star } = readMove(notation);
  const open = view.open.find((each) => each.disc === disc);
  if (!open || open.free === 1 || view.turn === null) return "";
  const seen = DISCS[disc].stars[star - 1]?.large ? [] : null;
  const placed = { star, seat: view.turn, figure, seen };
  const sums = sumsOf({ disc, figures: [...open.figures, placed] });
  const given = { disc: discName(disc, words), sums: sumsList(sums, names, words) };
  return [
    previewText(preview(disc, open.figures, placed), names, words),
    words.text("page-sternenhimmel-then", given),
  ]
    .filter(Boolean)
    .join(" ");
}

const WORTH = new Set<GameEvent["event"]>(["placed", "stuck", "nobody-left", "skipped", "won"]);

/** A figure, or the disc that it filled; and everybody's rewards for discs. */
export function summary(events: GameEvent[], names: string[], words: Words): string {
  const nameOf = (seat: number) => names[seat] ?? "";
  const coins = new Map<number, number>();
  const pay = (seat: number, count: number) => coins.set(seat, (coins.get(seat) ?? 0) + count);
  const scored = new Set<Disc>();
  for (const each of events) {
    if (isScoring(each) && "disc" in each) scored.add(each.disc);
    if (each.event !== "paid") continue;
    pay(each.seat, each.coins);
    if (each.from !== null) pay(each.from, -each.coins);
  }
  const texts = events
    .filter(({ event }) => WORTH.has(event))
    .map((each) =>
      each.event === "placed" && scored.has(each.disc)
        ? words.text("page-sternenhimmel-filled", {
            name: nameOf(each.seat),
            disc: discName(each.disc, words),
          })
        : words.event("sternenhimmel", each, nameOf),
    );
  if (coins.size > 0) {
    const paid = [...coins].map(
      ([seat, sum]) => `${nameOf(seat)} ${sum < 0 ? "−" : "+"}${Math.abs(sum)}`,
    );
    texts.push(words.text("page-sternenhimmel-paid", { sums: paid.join(", ") }));
  }
  return texts.join(" ");
}

const SOUNDS: Partial<Record<GameEvent["event"], Sound>> = {
  placed: "place",
  revealed: "reveal",
  paid: "score",
  opened: "move",
  won: "end",
};

export function sound({ event }: GameEvent): Sound | null {
  return SOUNDS[event] ?? null;
}

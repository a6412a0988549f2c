// Answers to the questions that screen reader users ask by a single key.

import type { Words } from "../words/words";
import { sinceOwn } from "../board/moment";
import type { Chapter } from "../wire";
import type { Command } from "./letters";

/** The state that an answer is made from. */
export interface Known {
  /** What is awaited, and from whom. */
  line: string;
  legal: readonly string[];
  /** A move in words. */
  move: (notation: string) => string;
  /** The focused element, in full; empty if it is not on the board. */
  focused: () => string[];
  scores: readonly number[];
  names: readonly string[];
  you: number | null;
  /** The moves shown so far. */
  story: readonly Chapter[];
  game: string;
}

/** The answer to a question; the board in words is read where it stands. */
export function answerTo(command: Exclude<Command, "board">, known: Known, words: Words): string {
  if (command === "awaited") return awaited(known, words);
  if (command === "read") return known.focused().join(" ") || words.text("page-read-nothing");
  return command === "leads" ? standing(known, words) : changed(known, words);
}

/** How many moves are listed at most. */
const SAID = 8;

function awaited({ line, legal, you, move }: Known, words: Words): string {
  if (you === null || legal.length === 0) return line;
  const moves = [...new Set(foremost(legal).map(move))];
  const more = legal.length - moves.length;
  if (more > 0) moves.push(words.text("page-moves-more", { count: more }));
  const count = words.text("page-moves-possible", { count: legal.length });
  return `${line}. ${count} ${moves.join("; ")}.`;
}

/** Some moves of every kind: the first of each, then the second, grouped by kind. Moves are of one kind if
 * they differ only in their last word, such as the star of a card or the place of a figure. */
function foremost(legal: readonly string[]): string[] {
  const found = new Map<string, string[]>();
  for (const move of legal) {
    const kind = move.replace(/ \S+$/, "");
    found.set(kind, [...(found.get(kind) ?? []), move]);
  }
  const kinds = [...found.values()];
  const taken = kinds.map(() => 0);
  for (let left = Math.min(SAID, legal.length), at = 0; left > 0; at = (at + 1) % kinds.length) {
    if ((taken[at] ?? 0) >= (kinds[at]?.length ?? 0)) continue;
    taken[at] = (taken[at] ?? 0) + 1;
    left -= 1;
  }
  return kinds.flatMap((moves, at) => moves.slice(0, taken[at]));
}

/** The focused element, as the part of the board it is in; its name, where there is no more to say. */
export function focusedPart(
  focus: Element | null,
  read: (part: string) => string[] | undefined,
): string[] {
  const part = focus?.closest<HTMLElement | SVGElement>("[data-part]");
  if (!focus || !part) return [];
  const lines = read(part.dataset["part"] ?? "") ?? [];
  return lines.length > 0 ? lines : [focus.ariaLabel ?? focus.textContent ?? ""];
}

function standing({ scores, names }: Known, words: Words): string {
  const order = names.map((_, seat) => seat);
  const score = (seat: number) => scores[seat] ?? 0;
  order.sort((one, other) => score(other) - score(one));
  return order
    .map((seat) => `${names[seat]}: ${words.text("page-score", { score: score(seat) })}`)
    .join("; ");
}

function changed({ story, you, game, names }: Known, words: Words): string {
  const events = sinceOwn(story, you).flatMap((move) => move.events);
  if (events.length === 0) return words.text("page-nothing-changed");
  return events.map((event) => words.event(game, event, (seat) => names[seat] ?? "")).join(" ");
}

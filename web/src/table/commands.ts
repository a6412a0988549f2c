// Single keys for whoever hears the page: each has something said, or leads somewhere.

import type { Words } from "../words/words";
import { sinceOwn } from "../board/moment";
import type { Chapter } from "../wire";

export const COMMANDS = { W: "awaited", L: "leads", C: "changed", B: "board" } as const;
export type Command = (typeof COMMANDS)[keyof typeof COMMANDS];

/** What is known when something is asked. */
export interface Known {
  /** What is awaited, and of whom. */
  line: string;
  legal: readonly string[];
  scores: readonly number[];
  names: readonly string[];
  you: number | null;
  /** What was told. */
  story: readonly Chapter[];
  game: string;
}

/** The letter of a key: what is written on it, or where that is not Latin, what is there elsewhere. */
export function letterOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  return /^[a-z]$/i.test(key) ? key.toUpperCase() : (/^Key([A-Z])$/.exec(code)?.[1] ?? "");
}

export function commandOf(letter: string): Command | null {
  return letter in COMMANDS ? COMMANDS[letter as keyof typeof COMMANDS] : null;
}

/** What is said when something is asked; the board is read where it stands. */
export function answerTo(command: Exclude<Command, "board">, known: Known, words: Words): string {
  if (command === "awaited") return awaited(known, words);
  return command === "leads" ? standing(known, words) : changed(known, words);
}

function awaited({ line, legal, you }: Known, words: Words): string {
  if (you === null || legal.length === 0) return line;
  return `${line}. ${words.text("page-moves-possible", { count: legal.length })}`;
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

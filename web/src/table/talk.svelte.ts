// Messages and reactions at a table, and how many of them are unread.

import type { Reaction, Said } from "../wire";
import type { Words } from "../words/words";

export type Line = { seat: number } & ({ text: string } | { reaction: Reaction });

export class TalkList {
  lines = $state.raw<Line[]>([]);
  /** How many messages of others arrived while the talk was closed. */
  unread = $state(0);
  #isOpen = false;
  /** Messages from before the page opened are not news. */
  #isKnown = false;
  #onnews: (line: Line, isRead: boolean) => void = () => undefined;

  /** Receives every new line, and whether it can be read where it stands. */
  set onnews(hear: (line: Line, isRead: boolean) => void) {
    this.#onnews = hear;
  }

  /** The list was opened or closed. */
  look(isOpen: boolean): void {
    this.#isOpen = isOpen;
    if (isOpen) this.unread = 0;
  }

  hear(line: Line, you: number | null): void {
    this.lines = [...this.lines, line];
    if (line.seat === you) return;
    if (!this.#isOpen && "text" in line) this.unread++;
    this.#onnews(line, this.#isOpen);
  }

  /** Merges the recent messages that the server repeats after a break: missed ones are added. */
  recall(said: Said[], you: number | null): void {
    if (this.#isKnown) for (const line of missed(this.lines, said)) this.hear(line, you);
    else this.lines = said;
    this.#isKnown = true;
  }
}

/** The messages not received yet: the server's list begins with known ones, as far as it still repeats
 * them. */
export function missed(lines: readonly Line[], said: readonly Said[]): Said[] {
  const heard = lines.filter((line) => "text" in line);
  const isSame = (one: Said, other: Said | undefined) =>
    one.seat === other?.seat && one.text === other.text;
  for (let known = Math.min(heard.length, said.length); known > 0; known--) {
    const end = heard.slice(-known);
    if (end.every((line, order) => isSame(line, said[order]))) return said.slice(known);
  }
  return [...said];
}

/** A line in words, with the name of its author. */
export function lineText(line: Line, name: string, words: Words): string {
  return "text" in line
    ? words.text("page-said", { name, text: line.text })
    : words.text(`page-reacted-${line.reaction}`, { name });
}

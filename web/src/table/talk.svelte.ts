// What people said and felt at a table, and how much of it was not read.

import type { Reaction, Said } from "../wire";
import type { Words } from "../words/words";

export type Line = { seat: number } & ({ text: string } | { reaction: Reaction });

export class TalkList {
  lines = $state.raw<Line[]>([]);
  /** How many sayings of others came while nobody looked. */
  unread = $state(0);
  #isOpen = false;
  /** What was said before one came is not news. */
  #isKnown = false;
  #onnews: (line: Line, isRead: boolean) => void = () => undefined;

  /** Hears of every line that comes from now on, and whether it can be read where it stands. */
  set onnews(hear: (line: Line, isRead: boolean) => void) {
    this.#onnews = hear;
  }

  /** The list is looked at, or not any more. */
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

  /** What was said last, told again after a break: whatever was missed is heard now. */
  recall(said: Said[], you: number | null): void {
    if (this.#isKnown) for (const line of missed(this.lines, said)) this.hear(line, you);
    else this.lines = said;
    this.#isKnown = true;
  }
}

/** What of the last sayings was not heard: they begin with what was, as far as that is still told. */
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

/** A line in words, with the name of whoever it is from. */
export function lineText(line: Line, name: string, words: Words): string {
  return "text" in line
    ? words.text("page-said", { name, text: line.text })
    : words.text(`page-reacted-${line.reaction}`, { name });
}

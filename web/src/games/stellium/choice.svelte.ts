// The chosen parts of a move, and those that can be chosen: a move is chosen by its parts, in any order,
// until only one remains. Every part of the board asks here what pressing it does.

import { createContext } from "svelte";
import type { Kit } from "../../board/kit";
import { tell } from "../../shell/notices.svelte";
import { spoken } from "../../words/spoken.svelte";
import { having, type Move, type Part, read } from "./moves";
import { move as moveText, refusal } from "./say";
import type { View } from "./view";

const NOTHING: readonly Part[] = [];

export class Choice {
  #kit: Kit;
  #view: () => View;
  /** The chosen parts, for this moment only. */
  chosen = $derived.by(() => this.#fresh(NOTHING));
  /** The part under the pointer or with the focus. */
  pointed = $derived.by(() => this.#fresh<Part | null>(null));
  readonly moves = $derived.by(() => this.#kit.legal.map(read));
  readonly offered = $derived.by(() => having(this.moves, this.chosen));
  /** For each part that can be chosen: the one move it leads to, or null if there are several. */
  readonly open = $derived.by(() => {
    const open = new Map<Part, Move | null>();
    for (const move of this.offered) {
      for (const part of move.parts) open.set(part, open.has(part) ? null : move);
    }
    for (const part of this.chosen) open.delete(part);
    return open;
  });
  /** For each part of a bot's best moves: the rank of that move. */
  readonly hinted = $derived.by(
    () =>
      new Map(
        this.#kit.hints
          .flatMap((move, at) => read(move).parts.map((part) => [part, at + 1] as const))
          .reverse(),
      ),
  );

  constructor(kit: Kit, view: () => View) {
    this.#kit = kit;
    this.#view = view;
  }

  /** The same value, reset for every moment in which something can be done. */
  #fresh<T>(value: T): T {
    void this.#kit.legal;
    return value;
  }

  /** The effect of pressing a part, in words: the one move it leads to, or that it is chosen. */
  does(part: Part): string | null {
    const only = this.open.get(part);
    if (only === undefined) return null;
    const words = spoken();
    return only ? moveText(only.notation, words) : words.text("page-stellium-choose-this");
  }

  press(part: Part): void {
    if (this.chosen.includes(part)) {
      this.chosen = this.chosen.filter((other) => other !== part);
      return;
    }
    const only = this.open.get(part);
    if (only) this.#kit.play(only.notation);
    else if (only === null) this.chosen = [...this.chosen, part];
    else if (!this.#kit.busy) tell(refusal(part, this.#view(), this.#kit, spoken()));
  }

  /** Clears the choice. */
  clear(): void {
    this.chosen = NOTHING;
  }
}

/** The choice that a board's parts belong to; a part in a picture has none. */
export const [choice, setChoice] = createContext<Choice>();

// A figure and a star make a move, chosen in any order. A half-made choice lasts for this moment only: any
// move or undo clears it.

import type { Kit } from "../../board/kit";
import { read, write } from "./moves";
import type { Disc, Figure } from "./view";

export interface Place {
  disc: Disc;
  star: number;
}

export class Choice {
  #kit: Kit;
  #moment: () => unknown;
  #moves = $derived.by(() => this.#kit.legal.map(read));
  figure = $derived.by(() => this.#nothing<Figure>());
  star = $derived.by(() => this.#nothing<Place>());
  /** The figures that can be chosen. */
  figures = $derived.by(() => {
    const { star } = this;
    const here = star ? this.#moves.filter((move) => isAt(move, star)) : this.#moves;
    return new Set(here.map((move) => move.figure));
  });
  /** The stars that can be chosen, by their discs. */
  #stars = $derived.by(() => {
    const stars = new Map<Disc, Set<number>>();
    for (const { figure, disc, star } of this.#moves) {
      if (this.figure && figure !== this.figure) continue;
      stars.set(disc, (stars.get(disc) ?? new Set()).add(star));
    }
    return stars;
  });

  /** `moment` returns a different value after each move. */
  constructor(kit: Kit, moment: () => unknown) {
    this.#kit = kit;
    this.#moment = moment;
  }

  isFree({ disc, star }: Place): boolean {
    return this.#stars.get(disc)?.has(star) ?? false;
  }

  /** Toggles the choice of a free star; with a figure chosen, makes the move. */
  take(place: Place): void {
    if (this.figure) this.#play(this.figure, place);
    else this.star = this.star && isAt(this.star, place) ? null : place;
  }

  /** Toggles the choice of a figure; with a star chosen, makes the move. */
  hold(figure: Figure): void {
    if (this.star) this.#play(figure, this.star);
    else this.figure = this.figure === figure ? null : figure;
  }

  forget(): void {
    this.figure = this.star = null;
  }

  #play(figure: Figure, place: Place): void {
    this.#kit.play(write({ figure, ...place }));
  }

  #nothing<T>(): T | null {
    this.#moment();
    return null;
  }
}

export function isAt(one: Place, other: Place): boolean {
  return one.disc === other.disc && one.star === other.star;
}

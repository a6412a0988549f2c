// What a disc would bring if it were scored as it stands, as far as its figures are known. The rules
// are in crates/sternenhimmel/src/score.rs; a test holds this against what they scored.

import { DISCS } from "./discs";
import type { Disc, Figure, OpenView, Standing } from "./view";

export interface Scored {
  /** Black holes that are joined to others. */
  vanished: number[];
  /** What other black holes swallow. A figure that is not known is taken for no black hole. */
  swallowed: number[];
  /** What each figure left is worth, by its star. */
  values: Map<number, number>;
  /** What each seat that has a figure there has left. */
  totals: Map<number, number>;
}

export function scored(disc: Disc, figures: Standing[]): Scored {
  const joined = (star: number) => DISCS[disc].joined[star] ?? [];
  const stars = (some: Standing[]) => some.map(({ star }) => star);
  const holes = stars(figures.filter(({ figure }) => figure === "black-hole"));
  const vanished = holes.filter((star) => joined(star).some((other) => holes.includes(other)));
  const eaten = holes.filter((star) => !vanished.includes(star)).flatMap(joined);
  const swallowed = stars(figures).filter(
    (star) => eaten.includes(star) && !vanished.includes(star),
  );
  const left = figures.filter(({ star }) => ![...vanished, ...swallowed].includes(star));
  const doubles = stars(left.filter(({ figure }) => figure === "double"));
  const totals = new Map(figures.map(({ seat }) => [seat, 0]));
  const values = new Map<number, number>();
  for (const { star, seat, figure } of left) {
    const times = joined(star).filter((other) => doubles.includes(other)).length;
    const value = worth(figure) * 2 ** times;
    values.set(star, value);
    totals.set(seat, (totals.get(seat) ?? 0) + value);
  }
  return { vanished, swallowed, values, totals };
}

/** What a figure is worth by itself, as far as it is known. */
export function worth(figure: Figure | null): number {
  return Number(figure) || 0;
}

/** What one more figure would change on a disc. */
export interface Preview {
  after: Scored;
  /** Figures that would vanish or be swallowed, and are not yet. */
  vanished: Standing[];
  swallowed: Standing[];
  /** Figures that would be left, and are not now: their black hole would vanish. */
  saved: Standing[];
  /** Figures whose worth would change, and what they would be worth. */
  changed: { on: Standing; value: number }[];
}

export function preview(disc: Disc, figures: Standing[], placed: Standing): Preview {
  const all = [...figures, placed];
  const [before, after] = [scored(disc, figures), scored(disc, all)];
  const wasGone = [...before.vanished, ...before.swallowed];
  const isGone = [...after.vanished, ...after.swallowed];
  const among = (stars: number[], not: number[]) =>
    all.filter(({ star }) => stars.includes(star) && !not.includes(star));
  const usual = (on: Standing) => before.values.get(on.star) ?? worth(on.figure);
  return {
    after,
    vanished: among(after.vanished, before.vanished),
    swallowed: among(after.swallowed, before.swallowed),
    saved: among(wasGone, isGone),
    changed: all.flatMap((on) => {
      const value = after.values.get(on.star);
      return value === undefined || value === usual(on) ? [] : [{ on, value }];
    }),
  };
}

/** What a seat has on a disc as far as it is known, and how many of its figures are not. */
export interface Sum {
  seat: number;
  total: number;
  hidden: number;
}

export function sumsOf({ disc, figures }: Pick<OpenView, "disc" | "figures">): Sum[] {
  const { totals } = scored(disc, figures);
  return [...totals]
    .sort(([one], [other]) => one - other)
    .map(([seat, total]) => {
      const hidden = figures.filter((on) => on.seat === seat && on.figure === null).length;
      return { seat, total, hidden };
    });
}

// The value of a disc if it were scored as it stands, as far as its figures are known. The rules are in
// crates/sternenhimmel/src/score.rs; a test checks this code against their results.

import { DISCS } from "./discs";
import type { Disc, Figure, OpenView, Standing } from "./view";

export interface Scored {
  /** Black holes joined to other black holes. */
  vanished: number[];
  /** Figures that other black holes swallow. An unknown figure counts as no black hole. */
  swallowed: number[];
  /** The value of each remaining figure, by star. */
  values: Map<number, number>;
  /** The remaining total of each seat with a figure there. */
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

/** A figure's own value, as far as known. */
export function worth(figure: Figure | null): number {
  return Number(figure) || 0;
}

/** The changes that one more figure would make on a disc. */
export interface Preview {
  after: Scored;
  /** Figures that would newly vanish or be swallowed. */
  vanished: Standing[];
  swallowed: Standing[];
  /** Figures that would now remain: their black hole would vanish. */
  saved: Standing[];
  /** Figures whose value would change, and the new value. */
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

/** A seat's known total on a disc, and the number of its unknown figures. */
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

import { describe, expect, it } from "vitest";
import { views } from "./golden";
import { preview, scored } from "./score";
import type { Figure, Standing } from "./view";

const on = (star: number, seat: number, figure: Figure | null): Standing => ({
  star,
  seat,
  figure,
  seen: figure === null ? [] : null,
});
const stars = (some: Standing[]) => some.map(({ star }) => star);

it("scores what the rules have scored as they did", () => {
  const lasts = views.flatMap(({ last }) => last ?? []);
  expect(lasts.length).toBeGreaterThan(2);
  for (const last of lasts) {
    const found = scored(last.disc, last.figures);
    expect(found.vanished).toEqual(last.vanished);
    expect(found.swallowed).toEqual(last.swallowed);
    for (const { seat, total } of last.ranks) expect(found.totals.get(seat)).toBe(total);
  }
});

// Cancer: star 2 is joined to 1, 4 and 5; star 5 to 2 and 3.
describe("on Cancer", () => {
  it("a black hole swallows what it is joined to, known or not", () => {
    const figures = [on(1, 0, "7"), on(3, 1, "10"), on(4, 1, null)];
    const { swallowed, changed, after } = preview("cancer", figures, on(2, 0, "black-hole"));
    expect(stars(swallowed)).toEqual([1, 4]);
    expect(changed).toEqual([]);
    expect(after.totals).toEqual(
      new Map([
        [0, 0],
        [1, 10],
      ]),
    );
  });

  it("a figure beside a black hole is swallowed itself", () => {
    const { swallowed } = preview("cancer", [on(5, 1, "black-hole")], on(3, 0, "10"));
    expect(stars(swallowed)).toEqual([3]);
  });

  it("two black holes vanish, and what one of them held is saved", () => {
    const figures = [on(5, 1, "black-hole"), on(3, 0, "10")];
    const { vanished, swallowed, saved } = preview("cancer", figures, on(2, 0, "black-hole"));
    expect(stars(vanished)).toEqual([5, 2]);
    expect(swallowed).toEqual([]);
    expect(stars(saved)).toEqual([3]);
  });

  it("a double star doubles what it is joined to, and two of them twice", () => {
    const figures = [on(1, 0, "7"), on(5, 1, "double"), on(3, 1, "5")];
    const { changed } = preview("cancer", figures, on(2, 0, "double"));
    expect(changed).toEqual([{ on: figures[0], value: 14 }]);
    const again = preview("cancer", [on(1, 0, "double"), on(5, 1, "double")], on(2, 0, "3"));
    expect(again.changed.map(({ value }) => value)).toEqual([12]);
  });
});

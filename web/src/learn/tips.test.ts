import { expect, it } from "vitest";
import { GAMES } from "../games/game";
import { views as astra } from "../games/astra/golden";
import { views as stellium } from "../games/stellium/golden";
import { views as sternenhimmel } from "../games/sternenhimmel/golden";
import { type Tip, tipFor, tipsOf } from "./tips";

const tips: Tip<number>[] = [
  { id: "hole", matters: (view) => (view > 1 ? { points: ["black-hole"] } : null) },
  { id: "open", times: 2, matters: () => ({}) },
];

it("says the first thing that matters, each as often as it may be said", () => {
  expect(tipFor(tips, {}, 1, 0, [])).toEqual({ id: "open" });
  expect(tipFor(tips, {}, 2, 0, [])).toEqual({ id: "hole", points: ["black-hole"] });
  expect(tipFor(tips, { hole: 1 }, 2, 0, [])).toEqual({ id: "open" });
  expect(tipFor(tips, { hole: 1, open: 2 }, 2, 0, [])).toBeNull();
});

it.each(Object.entries({ astra, sternenhimmel, stellium }))(
  "%s: no tip fails on any view, whoever looks",
  async (game, views) => {
    expect(GAMES.map(({ id }) => id)).toContain(game);
    const all = await tipsOf(game);
    expect(all.length).toBeGreaterThan(5);
    for (const view of Object.values(views))
      for (const { matters } of all)
        for (const you of [0, 1]) expect(() => matters(view, you, [])).not.toThrow();
  },
);

import { beforeEach, describe, expect, it } from "vitest";
import { keep } from "../shell/store";
import type { TableInfo } from "../wire";
import { forget, ownSeat, rate, reflect, reflections, remember } from "./mirror";
import type { Point } from "./review";
import { nameTry, prune, rememberTry, treeOf } from "./tries";

const point = (ply: number, seat: number, cost: number, judged = true): Point => ({
  ply,
  seat,
  chances: [],
  scores: [],
  play: [seat === 0 ? -cost : cost, seat === 1 ? -cost : cost],
  ...(judged ? { judgement: "fine" as const } : {}),
});

beforeEach(() => {
  keep("asterism-mirror", "[]");
  keep("asterism-tries", "[]");
});

describe("mirror", () => {
  it("counts what the own decisions cost, by thirds of the game", () => {
    const graph = [
      { ply: 0, chances: [], scores: [] },
      point(1, 0, 0.02),
      point(2, 1, 0.5),
      point(3, 0, 0.04),
      point(4, 0, 0.9, false),
      point(5, 1, 0),
      point(6, 0, 0.1),
    ];
    const phases = reflect({ graph }, 0);
    expect(phases.map(({ decisions }) => decisions)).toEqual([1, 1, 1]);
    expect(phases.map((each) => rate([each]))).toEqual([2, 4, 10]);
    expect(rate([])).toBeNull();
  });

  it("keeps the last games of each, a game once", () => {
    for (let game = 0; game < 20; game += 1)
      remember({ id: `a${game}`, game: "astra", phases: [] }, game);
    remember({ id: "s", game: "stellium", phases: [] }, 3);
    remember({ id: "a19", game: "astra", phases: [{ decisions: 1, lost: 0 }] }, 99);
    const kept = reflections("astra");
    expect(kept.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, at) => `a${8 + at}`));
    expect(kept.at(-1)).toMatchObject({ at: 19, phases: [{ decisions: 1, lost: 0 }] });
    forget("astra");
    expect(reflections("astra")).toEqual([]);
    expect(reflections("stellium")).toHaveLength(1);
  });

  it("knows whose game it was", () => {
    const table = (...seats: TableInfo["seats"][number]["who"][]) => ({
      seats: seats.map((who) => ({ who })) as TableInfo["seats"],
    });
    const [bot, ada, bo] = [{ bot: "expert" as const }, { guest: "Ada" }, { guest: "Bo" }];
    expect(ownSeat(table(bot, ada, bo), false, "Bo")).toBe(2);
    expect(ownSeat(table(bot, ada), true, null)).toBe(1);
    // Two people who share a device, or a name, cannot be told apart.
    expect(ownSeat(table(ada, bo), true, "Bo")).toBeNull();
    expect(ownSeat(table(ada, ada), false, "Ada")).toBeNull();
    expect(ownSeat(table(bot, ada), false, "Bo")).toBeNull();
  });
});

describe("tries", () => {
  const attempt = (id: string, from: string, ply: number) =>
    rememberTry({ id, from, ply, seat: 0, name: "" });

  it("make a tree, in the order of the game", () => {
    attempt("late", "game", 30);
    attempt("early", "game", 4);
    attempt("next", "early", 9);
    attempt("other", "elsewhere", 1);
    nameTry("next", "  with the comet ");
    const there = new Set(["late", "early", "next", "other"]);
    expect(treeOf("game", there)).toMatchObject([
      { id: "early", branches: [{ id: "next", name: "with the comet" }] },
      { id: "late", branches: [] },
    ]);
  });

  it("of a table that is gone are tried from where that was", () => {
    attempt("early", "game", 4);
    attempt("next", "early", 9);
    const there = new Set(["next"]);
    expect(treeOf("game", there)).toMatchObject([{ id: "next" }]);
    prune(there);
    expect(treeOf("game", there)).toMatchObject([{ id: "next" }]);
    prune(new Set());
    expect(treeOf("game", there)).toEqual([]);
  });
});

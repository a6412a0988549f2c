import { describe, expect, it } from "vitest";
import { times } from "./say";
import { stageOf } from "./story";
import type { Figure, GameEvent, OpenView, SeatView, Standing, View } from "./view";

const purse = { first: 0, second: 0, figures: 0, tribute: 0, paid: 0 };
const seat = (coins: number, hand: Figure[] | null): SeatView => ({
  coins,
  purse,
  figures: 9,
  hand,
});
const on = (star: number, seat: number, figure: Figure | null, down = false): Standing => ({
  star,
  seat,
  figure,
  seen: down ? [] : null,
});
const cancer: OpenView = {
  disc: "cancer",
  first: 5,
  second: 2,
  free: 1,
  figures: [on(1, 1, null, true), on(2, 0, "7", true), on(3, 1, "3"), on(4, 1, "1")],
};
const leo: OpenView = { disc: "leo", first: 9, second: 6, free: 9, figures: [] };
const before: View = {
  turn: 0,
  open: [leo, cancer],
  pile: ["aries"],
  seats: [seat(0, ["10", "double"]), seat(0, null)],
  last: null,
};
const aries: OpenView = { disc: "aries", first: 5, second: 2, free: 5, figures: [] };
const after: View = {
  ...before,
  turn: 1,
  open: [leo, aries],
  pile: [],
  seats: [seat(5, ["7", "10", "double"]), seat(2, null)],
};
const disc = "cancer";
const events: GameEvent[] = [
  { event: "placed", seat: 0, disc, star: 5, face_down: false, figure: "10" },
  { event: "revealed", disc, star: 1, seat: 1, figure: "black-hole" },
  { event: "revealed", disc, star: 2, seat: 0, figure: "7" },
  { event: "swallowed", disc, star: 2, seat: 0, figure: "7" },
  { event: "counted", disc, seat: 0, total: 10, figures: 1 },
  { event: "paid", disc, seat: 0, from: null, coins: 5, reason: "first" },
  { event: "opened", disc: "aries" },
];
const stage = (told: number) => stageOf(before, after, events.slice(0, told));
const figure = (some: Standing[], star: number) => some.find((each) => each.star === star);

describe("a disc that is filled", () => {
  it("is seen with its last figure before anything is scored", () => {
    const { view, scene } = stage(1);
    expect(scene).toBeNull();
    expect(figure(view.open[1]?.figures ?? [], 5)).toEqual(on(5, 0, "10"));
    expect(view.seats[0]?.hand).toEqual(["double"]);
  });

  it("keeps its figures face down until they are revealed", () => {
    const { scene } = stage(2);
    expect(figure(scene?.figures ?? [], 1)).toEqual(on(1, 1, "black-hole"));
    expect(figure(scene?.figures ?? [], 2)?.seen).toEqual([]);
    expect(figure(stage(3).scene?.figures ?? [], 2)?.seen).toBeNull();
  });

  it("stays until all of its scoring was told; then the next one opens", () => {
    const { view, scene } = stage(6);
    expect(view.open.map(({ disc }) => disc)).toEqual(["leo", "cancer"]);
    expect(view.seats[0]?.coins).toBe(0);
    expect(scene?.told.map(({ event }) => event)).toEqual(
      events.slice(1, 6).map(({ event }) => event),
    );
    const next = stage(7);
    expect(next.scene).toBeNull();
    expect(next.view.open).toEqual([leo, aries]);
  });

  it("has every step looked at, and the next disc too", () => {
    const looked = times(events).map((time) => time > 0);
    expect(looked).toEqual([true, false, true, true, true, true, true]);
  });
});

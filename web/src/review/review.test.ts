import { expect, it } from "vitest";
import { called, halfway, type Moment, momentBefore, type Review, turnsOf } from "./review";

const moment = (ply: number, judgement: Moment["judgement"], loss: number): Moment => ({
  ply,
  seat: 1,
  move: "a",
  better: "b",
  loss,
  judgement,
  why: { line: [] },
});

/** A game that began from a position after seven moves. */
const REVIEW: Review = {
  game: "astra",
  eyes: "everybody",
  graph: [
    { ply: 7, chances: [0.5, 0.5], scores: [9, 9] },
    {
      ply: 8,
      seat: 0,
      move: "x",
      play: [0, 0],
      luck: [0.2, -0.2],
      chances: [0.7, 0.3],
      scores: [],
    },
    {
      ply: 9,
      seat: 1,
      move: "a",
      play: [0.1, -0.1],
      luck: [0, 0],
      chances: [0.8, 0.2],
      scores: [],
    },
    {
      ply: 10,
      seat: 1,
      move: "a",
      play: [0.06, -0.06],
      luck: [0.1, -0.1],
      chances: [1, 0],
      scores: [],
    },
  ],
  seats: [],
  decisive: [8, 10],
  moments: [moment(9, "mistake", 0.1), moment(10, "better", 0.06)],
};

it("finds the turning points: mistakes before they are made, and luck when it has come", () => {
  expect(turnsOf(REVIEW).map(({ at, ply, seat, change }) => ({ at, ply, seat, change }))).toEqual([
    { at: 1, ply: 8, seat: 0, change: 0.2 },
    { at: 1, ply: 9, seat: 1, change: -0.1 },
    { at: 3, ply: 10, seat: 0, change: 0.1 },
  ]);
});

it("knows what was better than the next move, wherever the game began", () => {
  expect(momentBefore(REVIEW, 0)).toBeNull();
  expect(momentBefore(REVIEW, 1)?.judgement).toBe("mistake");
  expect(momentBefore(REVIEW, 2)?.judgement).toBe("better");
  expect(momentBefore(null, 2)).toBeNull();
});

it("calls nothing a mistake that was not looked at for long", () => {
  const judged: Review = {
    ...REVIEW,
    graph: REVIEW.graph.map((point, at) => (at > 1 ? { ...point, judgement: "mistake" } : point)),
  };
  const told = halfway(judged, new Set([2]));
  expect(told.moments.map(called)).toEqual(["page-review-perhaps", "page-review-better"]);
  expect(told.graph.map(({ judgement }) => judgement)).toEqual([
    undefined,
    undefined,
    undefined,
    "mistake",
  ]);
  // It is a turning point all the same.
  expect(turnsOf(told)).toHaveLength(3);
  expect(halfway(judged, new Set([0, 1, 2, 3]))).toEqual(judged);
});

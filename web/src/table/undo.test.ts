import { expect, it } from "vitest";
import type { Chapter, Now } from "../wire";
import { undoSteps } from "./undo";

const now = (ply: number, undo: number): Now => ({
  ply,
  undo,
  to_act: [0],
  scores: [],
  standing: { scores: [], lines: [] },
  view: null,
  legal: [],
  clocks: null,
  outcome: null,
});
const chapters = (seats: number[]): Chapter[] =>
  seats.map((seat, at) => ({ ply: at + 1, seat, events: [], scores: [], estimates: [] }));

it("takes back a step, or the whole turn", () => {
  const undo = undoSteps(now(5, 3), chapters([1, 1, 0, 0, 0]), 0);
  expect(undo).toEqual({ step: 4, turn: 2, asked: null });
});

it("takes back what bots did since with the own move", () => {
  const undo = undoSteps(now(5, 3), chapters([1, 1, 0, 1, 2]), 0);
  expect(undo).toEqual({ step: 2, turn: null, asked: null });
});

it("asks the others where it is not free", () => {
  const undo = undoSteps(now(4, 0), chapters([1, 0, 1, 0]), 0);
  expect(undo).toEqual({ step: null, turn: null, asked: 3 });
});

it("has nothing to take back before the first own move, and for who looks on", () => {
  const none = { step: null, turn: null, asked: null };
  expect(undoSteps(now(1, 0), chapters([1]), 0)).toEqual(none);
  expect(undoSteps(now(1, 0), chapters([1]), null)).toEqual(none);
});

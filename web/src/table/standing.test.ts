import { expect, it } from "vitest";
import { isPartial, leads, linesOf } from "./standing";

const standing = {
  scores: [7, 9, 9],
  lines: [
    { name: "fame", scores: [7, 4, 9], partial: [] },
    { name: "rows", scores: [0, 5, 0], partial: [1, 2] },
  ],
};

it("knows who leads, and nobody does while all are level", () => {
  expect([0, 1, 2].map((seat) => leads(standing, seat))).toEqual([false, true, true]);
  expect(leads({ scores: [3, 3], lines: [] }, 0)).toBe(false);
});

it("tells what a score is made of, and what of it is not known", () => {
  expect(isPartial(standing, 0)).toBe(false);
  expect(linesOf(standing, 0)).toEqual([{ name: "fame", score: 7, partial: false }]);
  expect(linesOf(standing, 2)).toEqual([
    { name: "fame", score: 9, partial: false },
    { name: "rows", score: 0, partial: true },
  ]);
});

import { expect, it } from "vitest";
import { placeOf } from "./place";

it("counts who is ahead", () => {
  const outcome = { scores: [7, 12, 3], winners: [1] };
  expect(placeOf(outcome, 0)).toEqual({ place: 2, shared: false });
  expect(placeOf(outcome, 2)).toEqual({ place: 3, shared: false });
});

it("has whoever won by the rule for ties ahead", () => {
  expect(placeOf({ scores: [9, 9, 9], winners: [2] }, 0)).toEqual({ place: 2, shared: true });
});

it("comes after all who share the victory", () => {
  expect(placeOf({ scores: [9, 9, 4], winners: [0, 1] }, 2)).toEqual({ place: 3, shared: false });
});

it("says nothing to who won, and nothing where nobody has", () => {
  expect(placeOf({ scores: [9, 4], winners: [0] }, 0)).toBeNull();
  expect(placeOf({ scores: [9, 4], winners: [] }, 1)).toBeNull();
});

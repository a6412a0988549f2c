import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Pace } from "./pace";

let shown: number[];
let pace: Pace<number>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  pace = new Pace(
    (move) => shown.push(move),
    () => 100,
  );
});
afterEach(() => vi.useRealTimers());

it("shows the first move at once and the next ones in their time", () => {
  [1, 2, 3].forEach((move) => pace.add(move));
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2, 3]);
});

it("keeps the time after the last move too", () => {
  pace.add(1);
  vi.advanceTimersByTime(60);
  pace.add(2);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(40);
  expect(shown).toEqual([1, 2]);
});

it("shows everything when skipped, and nothing when cleared", () => {
  [1, 2, 3].forEach((move) => pace.add(move));
  pace.skip();
  expect(shown).toEqual([1, 2, 3]);
  [4, 5].forEach((move) => pace.add(move));
  pace.clear();
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([1, 2, 3, 4]);
});

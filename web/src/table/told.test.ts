import { expect, it } from "vitest";
import { movesSince, toldUpTo } from "./told";

const chapter = (ply: number) => ({ ply, seat: 0, events: [], scores: [], estimates: [] });
const story = [0, 1, 2, 3].map(chapter);
const plies = (since: number | null, runs: boolean) =>
  movesSince(story, since, toldUpTo(story, runs)).map(({ ply }) => ply);

it("a move is news once it was told", () => {
  expect(plies(2, true)).toEqual([]);
  expect(plies(2, false)).toEqual([3]);
  expect(plies(3, false)).toEqual([]);
});

it("moves told one right after the other are all news", () => {
  expect(plies(0, true)).toEqual([1, 2]);
  expect(plies(0, false)).toEqual([1, 2, 3]);
});

it("what happened before one came is not", () => {
  expect(plies(null, false)).toEqual([]);
  expect(toldUpTo([], false)).toBe(-1);
  expect(movesSince([chapter(0)], -1, 0).length).toBe(1);
});

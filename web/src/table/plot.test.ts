import { expect, it } from "vitest";
import { plot } from "./plot";

it("draws a line for each seat, from the first move to the last", () => {
  const moves = [{ scores: [0, 0] }, { scores: [4, 0] }, { scores: [4, 10] }];
  const { seats, levels } = plot(moves, 2, 100, 50);
  expect(seats.map(({ path }) => path)).toEqual(["M0 50L50 30L100 30", "M0 50L50 50L100 0"]);
  expect(levels.map(({ score }) => score)).toEqual([0, 2, 4, 6, 8, 10]);
});

it("has room for debts", () => {
  const { seats } = plot([{ scores: [-2, 8] }], 2, 100, 50);
  expect(seats.map(({ end }) => end.y)).toEqual([50, 0]);
});

import { describe, expect, it } from "vitest";
import { clockText, roughly, timeLeft, warnings } from "./clock";

const told = { left: 300_000, since: 1_000_000, runs: true };

describe("what is left", () => {
  it("runs down while it runs", () => {
    expect(timeLeft(told, 1_000_000)).toBe(300_000);
    expect(timeLeft(told, 1_013_000)).toBe(287_000);
    expect(timeLeft({ ...told, runs: false }, 1_013_000)).toBe(300_000);
  });

  it("is never more than was told, though this was told later than the clock ticked", () => {
    expect(timeLeft(told, 987_000)).toBe(300_000);
  });

  it("is never less than nothing", () => {
    expect(timeLeft(told, 9_000_000)).toBe(0);
  });
});

describe("warnings", () => {
  it("come at 30 and at 10 seconds", () => {
    const after = warnings(told, 1_000_000);
    expect(after).toEqual([
      { seconds: 30, after: 270_000 },
      { seconds: 10, after: 290_000 },
    ]);
  });

  it("do not come twice", () => {
    expect(warnings(told, 1_275_000)).toEqual([{ seconds: 10, after: 15_000 }]);
    expect(warnings(told, 1_295_000)).toEqual([]);
  });

  it("do not come to who is not to play, nor at once to who has months", () => {
    expect(warnings({ ...told, runs: false }, 1_000_000)).toEqual([]);
    expect(warnings({ ...told, left: 90 * 86_400_000 }, 1_000_000)).toEqual([]);
  });
});

it("is written as clocks are", () => {
  expect(clockText(297_900)).toBe("4:57");
  expect(clockText(3_723_000)).toBe("1:02:03");
  expect(clockText(0)).toBe("0:00");
});

it("is said roughly", () => {
  expect(roughly(297_900)).toEqual({ id: "page-minutes-left", count: 4 });
  expect(roughly(42_000)).toEqual({ id: "page-seconds-left", count: 50 });
  expect(roughly(0)).toEqual({ id: "page-seconds-left", count: 0 });
  expect(roughly(3 * 86_400_000)).toEqual({ id: "page-hours-left", count: 72 });
});

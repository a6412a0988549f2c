import { describe, expect, it } from "vitest";
import { arrange, plan } from "./layout";

describe.each([1, 2, 3, 4, 5])("%i discs", (count) => {
  it.each([
    [800, 600],
    [1200, 500],
    [600, 900],
  ])("find room in %i by %i, apart from each other", (width, height) => {
    const { size, wide, places } = arrange(width, height, count);
    expect(wide).toBeLessThanOrEqual(width + 1);
    expect(places).toHaveLength(count);
    expect(size).toBeGreaterThan(150);
    for (const [at, { x, y }] of places.entries()) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1);
      expect(x + size).toBeLessThanOrEqual(wide + 1);
      expect(y + size).toBeLessThanOrEqual(height + 1);
      for (const other of places.slice(at + 1)) {
        expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThanOrEqual(size);
      }
    }
  });
});

it("nests three discs", () => {
  expect(arrange(800, 600, 3).size).toBeGreaterThan(300);
});

describe("a board", () => {
  const MOUSE = 196;
  const FINGER = 348;
  it.each([
    ["a phone", 360, 390, FINGER],
    ["a tall phone", 390, 600, FINGER],
    ["a phone on its side", 636, 358, FINGER],
    ["a laptop", 1120, 420, MOUSE],
    ["a zoomed page", 510, 420, MOUSE],
    ["a page zoomed more", 360, 230, MOUSE],
  ])("on %s never has a disc too small to be pressed", (_, width, height, least) => {
    for (const count of [1, 2, 3, 4, 5]) {
      const { size } = plan(width, height, count, least);
      expect(size).toBeGreaterThanOrEqual(least);
      expect(size).toBeLessThanOrEqual(width);
    }
  });

  it("shows all discs on a laptop, with the hand where it costs least", () => {
    expect(plan(1120, 420, 5, MOUSE)).toMatchObject({ small: null, beside: true });
    expect(plan(900, 900, 3, MOUSE)).toMatchObject({ small: null, beside: false });
  });

  it("shows one on a phone, with the others where it costs least", () => {
    expect(plan(360, 390, 2, FINGER)).toMatchObject({ small: "around", beside: false });
    expect(plan(390, 600, 2, FINGER)).toMatchObject({ small: "above", beside: false });
    expect(plan(636, 358, 5, FINGER)).toMatchObject({ small: "beside", beside: true });
  });
});

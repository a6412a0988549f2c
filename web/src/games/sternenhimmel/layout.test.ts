import { describe, expect, it } from "vitest";
import { arrange } from "./layout";

describe.each([1, 2, 3, 4, 5])("%i discs", (count) => {
  it.each([
    [800, 600],
    [1200, 500],
    [600, 900],
  ])("find room in %i by %i, apart from each other", (width, height) => {
    const { size, places } = arrange(width, height, count);
    expect(places).toHaveLength(count);
    expect(size).toBeGreaterThan(150);
    for (const [at, { x, y }] of places.entries()) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1);
      expect(x + size).toBeLessThanOrEqual(width + 1);
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

import { describe, expect, it } from "vitest";
import { APART, DISCS, FIGURE } from "./discs";

describe.each(Object.entries(DISCS))("%s", (_, disc) => {
  it("has room for a figure and a finger on every star", () => {
    for (const [at, one] of disc.stars.entries()) {
      expect(Math.hypot(one.x, one.y)).toBeLessThan(1000 - FIGURE);
      for (const other of disc.stars.slice(at + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(APART - 2);
      }
    }
  });
});

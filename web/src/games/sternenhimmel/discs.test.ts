import { describe, expect, it } from "vitest";
import { toward } from "../../sky/walk";
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

  it("can be walked with the arrow keys, every star of it", () => {
    const reached = new Set([0]);
    for (const from of reached) {
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const next = toward(disc, from, dx, dy);
        if (next !== null) reached.add(next);
      }
    }
    expect(reached.size).toBe(disc.stars.length);
  });
});

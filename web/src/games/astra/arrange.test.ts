import { describe, expect, it } from "vitest";
import { KEYS, toward } from "../../sky/walk";
import { arrange, type Room } from "./arrange";
import { CARDS } from "./cards";

/** The smallest skies with pressable stars, for a mouse and for a finger, and larger ones. */
const ROOMS: Room[] = [
  { width: 150, height: 100, least: 25 },
  { width: 300, height: 90, least: 25 },
  { width: 400, height: 330, least: 25 },
  { width: 340, height: 160, least: 45 },
  { width: 620, height: 230, least: 45 },
];

/** The approximate width of a letter, in pixels. */
const LETTER = 6.5;

describe.each(Object.entries(CARDS))("%s", (_, card) => {
  it.each(ROOMS)("keeps its stars apart in $width × $height", (room) => {
    const { stars } = arrange(card, room);
    for (const [at, one] of stars.entries()) {
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.x).toBeLessThanOrEqual(room.width);
      expect(one.y).toBeGreaterThanOrEqual(0);
      expect(one.y).toBeLessThanOrEqual(room.height);
      for (const other of stars.slice(at + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(room.least - 1);
      }
    }
  });

  it.each(ROOMS)("writes no name beyond its edge in $width × $height", (room) => {
    for (const { text, x, anchor } of arrange(card, room).labels) {
      const wide = text.length * LETTER;
      const left = { start: x, middle: x - wide / 2, end: x - wide }[anchor];
      expect(left, text).toBeGreaterThanOrEqual(0);
      expect(left + wide, text).toBeLessThanOrEqual(room.width);
    }
  });

  it.each(ROOMS)("can be walked with the arrow keys in $width × $height", (room) => {
    const { walked } = arrange(card, room);
    const reached = new Set([0]);
    for (const from of reached) {
      for (const key of KEYS) {
        const next = toward(walked, from, key);
        if (next !== null) reached.add(next);
      }
    }
    expect(reached.size).toBe(walked.stars.length);
  });
});

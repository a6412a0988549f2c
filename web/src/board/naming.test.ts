import { expect, it } from "vitest";
import { BADGE, badgesOf, entriesOf, labelsOf, overlaps, short } from "./naming";

const window = { left: 0, top: 0, width: 300, height: 200 };

it("names what is called the same once", () => {
  expect(entriesOf(["Star", "Boon", "Star", ""])).toEqual([
    { name: "Star", members: [0, 2] },
    { name: "Boon", members: [1] },
  ]);
});

it("knows where a name ends and what is said of it begins", () => {
  expect(short("Grand star: gives 1 wisdom.")).toBe("Grand star");
  expect(short("Grande étoile\u00a0: donne 1 point")).toBe("Grande étoile");
  expect(short("4 stardust; the pouch holds up to 5")).toBe("4 stardust");
  expect(short("star 5 (Aldebaran)")).toBe("star 5");
  expect(short("Leo")).toBe("Leo");
});

it("puts numbers that do not overlap, inside what is seen, and one of every kind if it can", () => {
  const crowd = Array.from({ length: 30 }, (_, at) => ({
    entry: 0,
    box: { left: 10 + at * 4, top: 50, width: 20, height: 20 },
    window,
  }));
  const alone = { entry: 1, box: { left: 60, top: 52, width: 12, height: 12 }, window };
  const gone = { entry: 2, box: { left: 10, top: 260, width: 20, height: 20 }, window };
  const badges = badgesOf([...crowd, alone, gone]);
  expect(new Set(badges.map(({ entry }) => entry))).toEqual(new Set([0, 1]));
  for (const [at, one] of badges.entries())
    for (const other of badges.slice(at + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(BADGE);
});

it("writes a name only where it covers nothing", () => {
  const badges = [
    { entry: 0, x: 40, y: 20 },
    { entry: 1, x: 60, y: 20 },
    { entry: 0, x: 40, y: 150 },
  ];
  const labels = labelsOf(["Grand star", "Boon"], badges, window);
  expect(labels.map(({ entry }) => entry).sort()).toEqual([0, 1]);
  const [one, other] = labels.map(({ left, top, text }) => ({
    left,
    top,
    width: text.length * 6,
    height: 20,
  }));
  expect(one && other && overlaps(one, other)).toBe(false);
  expect(labelsOf(["a name that is far too long to be written"], badges, window)).toEqual([]);
});

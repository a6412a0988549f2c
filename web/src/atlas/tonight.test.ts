import { describe, expect, it } from "vitest";
import { apart, overlap } from "./apart";
import { constellation, figureStars } from "./data";
import { distance } from "./distance";
import { likeliest, placeOf, read } from "./places.svelte";
import { middle, nextTransit } from "./sky";
import { rangeOf, standing, wayOf } from "./tonight";

const found = (id: string) => {
  const one = constellation(id);
  if (!one) throw new Error(id);
  return one;
};
const PARIS = placeOf("paris");
const SYDNEY = placeOf("sydney");
const now = Date.UTC(2026, 0, 15, 18);

it("names the eight ways", () => {
  expect([0, 44, 90, 180, 271, 337, 359].map(wayOf)).toEqual(["n", "ne", "e", "s", "w", "nw", "n"]);
});

describe("a constellation stands", () => {
  it("high in the south of Paris and in the north of Sydney, when it is on the meridian", () => {
    const orion = found("orion");
    const centre = middle(figureStars(orion));
    for (const [place, way] of [
      [PARIS, "s"],
      [SYDNEY, "n"],
    ] as const) {
      const high = standing(orion, nextTransit(centre, now, place), place);
      expect(high).toMatchObject({ seen: "whole", way, rises: null, here: "rises" });
    }
  });

  it("always above, or always below, near the poles of the sky", () => {
    expect(standing(found("ursa-minor"), now, PARIS).here).toBe("never-sets");
    expect(standing(found("ursa-minor"), now, SYDNEY)).toMatchObject({
      here: "never-rises",
      seen: "none",
      rises: null,
    });
    expect(standing(found("ara"), now, PARIS).here).toBe("never-rises");
  });

  it("below, and says when it rises", () => {
    const { seen, rises } = standing(found("orion"), Date.UTC(2026, 6, 15, 22), PARIS);
    expect(seen).toBe("none");
    expect(rises).toBeGreaterThan(Date.UTC(2026, 6, 15, 22));
  });
});

it("says from where all of it is seen", () => {
  expect(rangeOf(found("orion")).kind).toBe("between");
  expect(rangeOf(found("ursa-minor")).kind).toBe("north-of");
  expect(rangeOf(found("orion")).south.side).toBe("south");
});

it("gives a distance where it is known", () => {
  expect(distance(25.3)).toEqual({ about: 25.3, over: null });
  expect(distance(860)).toEqual({ about: null, over: 300 });
  expect(distance(null)).toEqual({ about: null, over: null });
});

describe("a place", () => {
  it("is at first the city whose clock the browser has", () => {
    expect(likeliest("Europe/Moscow")).toBe("moscow");
    expect(likeliest("Antarctica/Troll")).toBe("london");
  });

  it("is read as it was kept, if it is on Earth", () => {
    expect(read("rome")).toBe("rome");
    expect(read("-33.5 151")).toEqual({ latitude: -33.5, longitude: 151 });
    for (const kept of [null, "", "atlantis", "95 10", "10", "x y"]) expect(read(kept)).toBeNull();
  });
});

it("names on a map give way to each other", () => {
  const names = ["Draco", "Ursa Minor", "Cepheus"].map((text) => ({ text, x: 0, y: 0 }));
  const placed = apart(names);
  expect(placed[0]).toEqual(names[0]);
  for (const [at, one] of placed.entries()) {
    for (const other of placed.slice(at + 1)) expect(overlap(one, other)).toBe(false);
  }
});

import { expect, it } from "vitest";
import cards from "../games/astra/cards.json";
import { constellation, CONSTELLATIONS, STARS, starsAt } from "./data";

const found = (id: string) => {
  const one = constellation(id);
  if (!one) throw new Error(id);
  return one;
};

it("has the constellations of Astra's cards", () => {
  expect(CONSTELLATIONS.map(({ id }) => id)).toEqual(Object.keys(cards));
});

it("lists named stars of the catalogue, the brightest first", () => {
  const names = found("orion").stars.map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual(["Rigel", "Betelgeuse", "Bellatrix"]);
  expect(found("orion").stars[0]?.designation).toBe("β Ori");
  expect(found("aquarius").stars.find(({ name }) => name === "Sadalmelik")?.designation).toBe(
    "α Aqr",
  );
  for (const { id, stars } of CONSTELLATIONS) {
    expect(stars.length, id).toBeGreaterThan(0);
    for (const { at, mag } of stars) expect(STARS[at]?.mag).toBeCloseTo(mag, 2);
    const mags = stars.map(({ mag }) => mag);
    expect(mags).toEqual([...mags].sort((one, other) => one - other));
  }
});

it("lists a star that a figure borrows from its neighbour", () => {
  expect(found("pegasus").stars.map(({ name }) => name)).toContain("Alpheratz");
});

it("knows distances as they are published", () => {
  const years = (id: string, name: string) =>
    found(id).stars.find((star) => star.name === name)?.years ?? 0;
  expect(years("canis-major", "Sirius")).toBeCloseTo(8.6, 1);
  expect(years("lyra", "Vega")).toBeCloseTo(25.3, 1);
  expect(years("centaurus", "Rigil Kentaurus")).toBeCloseTo(4.39, 1);
  // Its parallax was not measured.
  expect(
    found("ursa-major").stars.find(({ name }) => name === "Alula Australis")?.years,
  ).toBeNull();
});

it("has all of a card's stars and lines", () => {
  for (const { id, card } of CONSTELLATIONS) {
    const { names, lines } = cards[id as keyof typeof cards];
    expect(starsAt(card.stars), id).toHaveLength(names.length);
    expect(new Set(card.stars).size, id).toBe(names.length);
    expect(card.lines, id).toHaveLength(lines.length);
    expect(card.stars).toEqual(expect.arrayContaining([card.start, ...card.grand]));
  }
});

it("has neighbours that know of each other", () => {
  for (const { id, near } of CONSTELLATIONS) {
    expect(near.length, id).toBeGreaterThan(0);
    for (const other of near) expect(found(other).near, `${id}, ${other}`).toContain(id);
  }
  expect(found("orion").near).toEqual(
    expect.arrayContaining(["taurus", "gemini", "lepus", "eridanus"]),
  );
  expect(found("lyra").near).toEqual(expect.arrayContaining(["hercules", "cygnus", "draco"]));
});

import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import source from "../../../../locales/en.ftl?raw";
import { Words } from "../../words/words";
import { views } from "./golden";
import { read, write } from "./moves";
import { describe, move, read as readPart, scoringOf, times } from "./say";
import type { GameEvent } from "./view";

const words = new Words("en", new FluentResource(source).body);
const names = ["Ada", "Bo", "Cy"];

it("reads and writes moves", () => {
  expect(read("place black-hole leo 3")).toEqual({ figure: "black-hole", disc: "leo", star: 3 });
  expect(write(read("place 10 leo 3"))).toBe("place 10 leo 3");
  expect(move("place double leo 3", words)).toContain("Leo");
});

it("tells the board as text, without gaps", () => {
  for (const view of views) {
    const lines = describe(view, names, words);
    expect(lines.length).toBeGreaterThanOrEqual(view.open.length);
    expect(lines.join(" ")).not.toMatch(/page-|undefined|\{|none/);
  }
});

it("reads a disc in full, from any of its stars, and what a figure does", () => {
  for (const view of views) {
    for (const { disc } of view.open) {
      const lines = readPart(`${disc} 1`, view, names, words);
      expect(lines.length).toBeGreaterThan(4);
      expect(lines.join(" ")).not.toMatch(/page-|undefined|\{|none/);
    }
    for (const figure of view.seats.flatMap(({ hand }) => hand ?? [])) {
      expect(readPart(figure, view, names, words).length).toBe(1);
    }
  }
});

it("tells a scoring step by step, in the order of the rules", () => {
  const last = views.flatMap(({ last }) => (last ? [last] : []))[0];
  if (!last) throw new Error("a golden view with a scored disc");
  const kinds = [...new Set(scoringOf(last).map(({ event }) => event))];
  const order = ["revealed", "vanished", "swallowed", "counted", "paid"];
  expect(kinds).toEqual(order.filter((kind) => kinds.includes(kind as never)));
  expect(kinds).toContain("paid");
});

it("looks at each step of a scoring once, when all of it is there", () => {
  const told = ["placed", "revealed", "revealed", "counted", "tied-for-first", "paid", "paid"];
  const looked = times(told.map((event) => ({ event }) as GameEvent)).map((time) => time > 0);
  expect(looked).toEqual([true, false, true, true, false, false, true]);
});

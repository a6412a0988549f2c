import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import source from "../../../../locales/en.ftl?raw";
import { Words } from "../../words/words";
import { views } from "./golden";
import { buttons, move } from "./say";
import { pictured } from "./sights";
import type { View } from "./view";
import { whyNotBoon } from "./why";

const words = new Words("en", new FluentResource(source).body);
const [golden] = views;
if (!golden) throw new Error("a golden view");
const { seat } = golden.turn;

it("names the dreamer only where boons are offered", () => {
  expect(whyNotBoon(pictured("leo", "........."), 1)).toBe("early");
  expect(whyNotBoon(pictured("leo", "dddd00000", { offers: true }), 1)).toBe("dreamer");
});

it("warns of a rest that brings nothing, and of no other", () => {
  const withStardust = (stardust: number): View => ({
    ...golden,
    turn: { ...golden.turn, seat, phase: { name: "start" }, generous_rest: 0 },
    seats: golden.seats.map((has) => ({ ...has, stardust, pouch: 5, exhausted: [] })),
  });
  const waste = (stardust: number) =>
    buttons(withStardust(stardust), ["mark leo 1", "rest"], words)[0]?.waste;
  expect(waste(8)).toContain("8 stardust");
  expect(waste(4)).toBeNull();
});

it("names a boon by what it gives", () => {
  const view: View = {
    ...golden,
    turn: { ...golden.turn, phase: { name: "boons", group: [seat] } },
    discoveries: [{ card: "andromeda", boons: [] }],
  };
  expect(move("boon 1", words, view)).toBe("take: 4 Fame");
});

import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import source from "../../../locales/en.ftl?raw";
import { Words } from "../words/words";
import { summary as astra } from "./astra/say";
import type { GameEvent as AstraEvent } from "./astra/view";
import { summary as stellium } from "./stellium/say";
import type { GameEvent as StelliumEvent } from "./stellium/view";
import { summary as sternenhimmel } from "./sternenhimmel/say";
import type { GameEvent as SternenhimmelEvent } from "./sternenhimmel/view";

const words = new Words("en", new FluentResource(source).body);
const names = ["Ada", "Bo"];

const mark = (card: "lyra" | "orion", star: number): AstraEvent => {
  return { event: "marked", seat: 0, card, star };
};
const observing: AstraEvent = { event: "observing", seat: 0, telescope: false };

it("Astra counts the stars that were marked", () => {
  const events = [observing, mark("lyra", 1), mark("lyra", 2), mark("orion", 4)];
  const text = "Ada marks 2 stars of Lyra. Ada marks a star of Orion.";
  expect(astra(events, names, words)).toBe(text);
});

it("Astra tells what was discovered instead of the stars that led to it", () => {
  const events: AstraEvent[] = [
    { event: "used", seat: 0, card: "leo" },
    observing,
    mark("orion", 4),
    mark("lyra", 1),
    { event: "observe-ended", seat: 0 },
    { event: "discovered", seat: 0, card: "lyra" },
    { event: "boon-taken", seat: 1, card: "lyra", number: 1, boon: "fame", amount: 2 },
  ];
  expect(astra(events, names, words)).toBe("Ada marks a star of Orion. Ada discovers Lyra.");
  expect(astra([observing], names, words)).toBe("");
});

const place: SternenhimmelEvent = {
  event: "placed",
  seat: 1,
  disc: "taurus",
  star: 3,
  face_down: true,
  figure: null,
};

it("Sternenhimmel tells who was paid for a disc, all rewards in one", () => {
  expect(sternenhimmel([place], names, words)).toBe(
    "Bo places a figure face down on Taurus, star 3.",
  );
  const paid = (seat: number, coins: number, from: number | null): SternenhimmelEvent => {
    return { event: "paid", disc: "taurus", seat, from, coins, reason: "first" };
  };
  const events: SternenhimmelEvent[] = [
    place,
    { event: "counted", disc: "taurus", seat: 0, total: 12, figures: 2 },
    paid(0, 9, null),
    paid(0, 2, null),
    paid(1, 1, 0),
    { event: "opened", disc: "leo" },
  ];
  expect(sternenhimmel(events.slice(0, 2), names, words)).toBe("Bo fills Taurus.");
  expect(sternenhimmel(events, names, words)).toBe("Bo fills Taurus. Coins: Ada +10, Bo +1.");
});

it("Stellium tells what was placed and validated, not what was felt", () => {
  const events: StelliumEvent[] = [
    { event: "felt", seat: 0, body: "star", feels: 1 },
    { event: "dropped", seat: 0, body: "star" },
    { event: "drawn", seat: 0, body: "comet" },
    { event: "placed", seat: 0, body: "comet", place: "a1" },
    { event: "swapped", seat: 0, one: "b1", other: "b2" },
  ];
  const placed = "Ada places a comet on a1.";
  expect(stellium(events, names, words)).toBe(`${placed} Ada swaps the bodies on b1 and b2.`);
  const places = ["a1" as const, "a2" as const];
  events.push({ event: "validated", seat: 0, card: "comet-pair", places, points: 3 });
  const validated = "Ada validates “comet pair” on a1, a2: 3 points.";
  expect(stellium(events, names, words)).toBe(validated);
});

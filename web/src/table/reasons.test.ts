import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import source from "../../../locales/en.ftl?raw";
import * as astra from "../games/astra/say";
import type { GameModule } from "../games/game";
import { views } from "../games/sternenhimmel/golden";
import * as sternenhimmel from "../games/sternenhimmel/say";
import { Words } from "../words/words";
import { reasonsOf } from "./reasons";

const words = new Words("en", new FluentResource(source).body);
const names = ["Ada", "Bo", "Cy"];
const scene = (game: string, module: unknown, view: unknown = null) => ({
  game,
  module: module as GameModule,
  view,
  names,
  you: 0,
});
const candidate = { move: "rest", visits: 1, value: 0, line: [{ seat: 0, move: "rest" }] };

it("says what happens by a move, and not the move once more", () => {
  const events = [
    { event: "resting", seat: 0 },
    { event: "gained", seat: 0, good: "stardust", amount: 3 },
  ];
  const changes = [
    { name: "stardust", seat: 0, points: 1 },
    { name: "fame", seat: 1, points: 4 },
  ];
  expect(reasonsOf({ ...candidate, events, changes }, scene("astra", astra), words)).toEqual([
    "Ada gains 3 stardust.",
    "Your score: Stardust +1.",
  ]);
});

it("says what the own moves after it bring, and each number once", () => {
  const line = ["mark leo 1", "mark leo 2"].map((move) => ({ seat: 0, move }));
  const plan = {
    moves: 2,
    events: [
      { event: "marked", seat: 0, card: "leo", star: 2 },
      { event: "discovered", seat: 0, card: "leo" },
      { event: "gained", seat: 0, good: "fame", amount: 2 },
    ],
    changes: [
      { name: "fame", seat: 0, points: 2 },
      { name: "marks", seat: 0, points: -3 },
    ],
  };
  const changes = [{ name: "marks", seat: 0, points: 1 }];
  const hint = { ...candidate, move: "mark leo 1", line, changes, plan };
  expect(reasonsOf(hint, scene("astra", astra), words)).toEqual([
    expect.stringMatching(/^Then: mark Leo, star 2/),
    "Ada discovers Leo.",
    "Ada gains 2 Fame.",
    "Your score: Marked stars −3.",
  ]);
});

it("invents nothing", () => {
  const events = [{ event: "turn-began", seat: 1 }];
  expect(reasonsOf({ ...candidate, events }, scene("astra", astra), words)).toEqual([]);
  // An older server sends no reasons.
  expect(reasonsOf(candidate, scene("astra", astra), words)).toEqual([]);
});

it("says how a disc would stand that is not scored yet", () => {
  const view = views.find(({ turn, open }) => turn !== null && open.some(({ free }) => free > 1));
  const disc = view?.open.find(({ free }) => free > 1);
  if (!view || !disc) throw new Error("a golden view");
  const taken = disc.figures.map(({ star }) => star);
  const star = [1, 2, 3, 4, 5].find((each) => !taken.includes(each));
  const hint = { ...candidate, move: `place 7 ${disc.disc} ${star}` };
  const [said] = reasonsOf(hint, scene("sternenhimmel", sternenhimmel, view), words);
  expect(said).toContain("after that, as far as you can tell: ");
  expect(said).toContain(names[view.turn ?? 0]);
});

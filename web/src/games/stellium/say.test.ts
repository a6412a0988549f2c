import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import source from "../../../../locales/en.ftl?raw";
import { beatsOf } from "../../board/moment";
import { Words } from "../../words/words";
import { views } from "./golden";
import { placeAt, PLACES, plus, WAYS } from "./lattice";
import { motionOf } from "./motion";
import { ghostsOf, having, type Kind, read } from "./moves";
import { awaited, describe, move, objectiveText, read as readPart, times } from "./say";
import type { Body, GameEvent, Phase, View } from "./view";

const words = new Words("en", new FluentResource(source).body);
const names = ["Ada", "Bo", "Cy"];
const GAP = /page-|undefined|\{|\bnone\b/;

it("chooses moves by their parts, in any order", () => {
  const moves = ["swap a1 a2", "swap a1 a6", "swap b1 b2"].map(read);
  expect(having(moves, ["a1"]).length).toBe(2);
  expect(having(moves, ["a2", "a1"]).map(({ notation }) => notation)).toEqual(["swap a1 a2"]);
  expect(read("turn 2").parts).toEqual(["turn 2"]);
});

it("shows what a move would put where", () => {
  const at = (place: string): Body => (place === "a1" ? "planet" : "comet");
  expect(ghostsOf(read("swap a1 a2"), at)).toEqual([
    { place: "a1", body: "comet" },
    { place: "a2", body: "planet" },
  ]);
  expect(ghostsOf(read("attract h1 a1"), at)).toEqual([{ place: "h1", body: "planet" }]);
  expect(ghostsOf(read("settle star f3"), at)).toEqual([{ place: "f3", body: "star" }]);
  const row = (place: string): Body | undefined =>
    place === "a5" ? "planet" : place === "a0" ? "star" : undefined;
  expect(ghostsOf(read("push east"), row, "comet", "a5")).toEqual([
    { place: "a5", body: "comet" },
    { place: "a0", body: "planet" },
    { place: "a2", body: "star" },
  ]);
});

it("says every move", () => {
  const moves = ["feel", "keep", "drop", "draw", "draw star", "token planet", "place a3", "pass"];
  const more = ["strike a3", "push east", "swap a3 h3", "turn 4", "attract h3 a3", "stay a0"];
  const cards = ["validate comet-line a0 a1 a4", "validate comet-centres", "take star-s"];
  for (const each of [...moves, ...more, ...cards, "discard star-s", "settle comet d3"]) {
    expect(move(each, words)).not.toMatch(GAP);
  }
});

it("says what every objective asks for", () => {
  const kinds = ["line", "arc", "small-triangle", "large-triangle", "rectangle", "rhombus"];
  for (const kind of [...kinds, "s", "pair", "centres", "symbols"] as Kind[]) {
    const face = { points: [2, 4, 6, 8, 10], ends: "comet" as const };
    expect(objectiveText(`planet-${kind}`, face, words)).not.toMatch(GAP);
    expect(objectiveText(`planet-${kind}`, undefined, words)).not.toMatch(GAP);
  }
});

it("tells the board as text, without gaps", () => {
  for (const view of views) expect(describe(view, names, words).join(" ")).not.toMatch(GAP);
});

it("reads a place with its neighbours, a disc, an objective, a token", () => {
  for (const view of views) {
    expect(readPart("a0", view, names, words).length).toBe(7);
    expect(readPart("disc a", view, names, words).length).toBe(7);
    const [card = ""] = view.display;
    for (const part of ["h1", "token star", ...(card ? [card] : [])]) {
      const lines = readPart(part, view, names, words);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.join(" ")).not.toMatch(GAP);
    }
  }
});

it("says what is awaited in every phase", () => {
  const drawn = { planet: 1, comet: 0, star: 0, supernova: 0 };
  const phases: Phase[] = [
    ...(["draw", "objectives", "exchange", "take", "over"] as const).map((name) => ({ name })),
    { name: "feel", felt: "comet", feels: 2 },
    { name: "place", body: "star", feels: 2, token: null },
    { name: "push", body: "comet", place: "a1" },
    ...(["planet", "comet", "star", "supernova"] as const).map((of) => ({
      name: "influence" as const,
      of,
      placed: "a1" as const,
      by_token: false,
    })),
    { name: "stay", card: "comet-line", used: ["a1"] },
    { name: "refill", disc: "a", waiting: [], drawn },
  ];
  for (const phase of phases) {
    const [view] = views;
    if (!view) throw new Error("a golden view");
    expect(awaited({ ...view, phase }, [], words)).not.toMatch(GAP);
  }
});

it("sees bodies on their way", () => {
  const beats = (...events: GameEvent[]) => beatsOf(events, times(events));
  expect(placeAt(plus(PLACES.a0, WAYS.east))).toBe("a2");
  const before = { planet: ["a5"], comet: [], star: ["a0"], supernova: ["c2"] } as View["bodies"];
  const pushed: GameEvent = {
    event: "pushed",
    seat: 0,
    body: "comet",
    place: "a5",
    direction: "east",
    moved: 2,
  };
  const { coming } = motionOf(beats(pushed), before);
  expect([...coming.keys()]).toEqual(["a5", "a0", "a2"]);
  expect(coming.get("a2")?.from).toEqual(PLACES.a0);
  const off = motionOf(beats({ ...pushed, place: "c2", moved: 1 }), before);
  expect(off.leaving.map(({ body }) => body)).toEqual(["supernova"]);
  const turned: GameEvent = { event: "turned", seat: 0, disc: "b", sixths: 5 };
  expect(motionOf(beats(pushed, turned), before).turned).toEqual({
    disc: "b",
    degrees: -60,
    delay: times([pushed, turned])[0],
  });
});

import { FluentResource } from "@fluent/bundle";
import { describe as suite, expect, it } from "vitest";
import source from "../../../../locales/en.ftl?raw";
import { beatsOf } from "../../board/moment";
import { Words } from "../../words/words";
import { CARDS } from "./cards";
import { views } from "./golden";
import { lastSeen, motionOf } from "./motion";
import { markable, moveOfOwn, read } from "./moves";
import { abilityText, awaited, boonText, describe, move, read as readPart, times } from "./say";
import type { Card, GameEvent, Phase } from "./view";

const words = new Words("en", new FluentResource(source).body);
const names = ["Ada", "Bo", "Cy"];
const GAP = /page-|undefined|\{|\bnone\b/;

it("shows what happened one after another, and a card that left as it was last", () => {
  const marks: GameEvent[] = [4, 5].map((star) => ({
    event: "marked",
    seat: 1,
    card: "leo",
    star,
  }));
  const happened: GameEvent[] = [...marks, { event: "card-dealt", place: 0, card: "ara" }];
  const { marked, dealt } = motionOf(beatsOf(happened, times(happened)));
  const [first = -1, second = -1] = marked.get("leo")?.values() ?? [];
  expect(first).toBe(0);
  expect(second).toBeGreaterThan(first);
  expect(dealt.get("ara")).toBeGreaterThan(second);
  expect(lastSeen({ card: "leo", marks: "0d..." }, happened).marks).toBe("0d.11");
});

it("reads moves", () => {
  expect(read("mark argo-navis 4")).toEqual({ kind: "mark", card: "argo-navis", star: 4 });
  expect(read("boon 2")).toEqual({ kind: "boon", number: 2 });
  expect(markable(["mark leo 2", "mark leo-x 1", "rest"], "leo")).toEqual([2]);
  expect(moveOfOwn(["use leo", "rest"], "leo")).toBe("use leo");
});

it("says every move", () => {
  const moves = ["mark leo 2", "use leo", "discover leo", "activate leo", "discard leo"];
  for (const each of [...moves, "boon 1", "rest", "stop", "exchange"]) {
    expect(move(each, words)).not.toMatch(GAP);
  }
});

it("tells the board as text, without gaps", () => {
  for (const view of views) {
    const lines = describe(view, names, words);
    expect(lines.length).toBeGreaterThan(view.places.length);
    expect(lines.join(" ")).not.toMatch(GAP);
  }
});

it("reads a card in full, from any of its stars", () => {
  for (const view of views) {
    for (const place of view.places) {
      if (!place) continue;
      const lines = readPart(`${place.card} 1`, view, names, words);
      expect(lines).toEqual(readPart(place.card, view, names, words));
      expect(lines.length).toBeGreaterThan(3);
      expect(lines.join(" ")).toContain(abilityText(place.card, words));
      expect(lines.join(" ")).not.toMatch(GAP);
    }
    expect(readPart("deck", view, names, words)).toEqual([]);
  }
});

it("says what is awaited in every phase", () => {
  const phases: Phase[] = [
    ...(
      ["start", "ability", "exchange", "any-star", "star-and-neighbours", "observe"] as const
    ).map((name) => ({ name })),
    ...(["telescope", "order", "limit", "dream", "over"] as const).map((name) => ({ name })),
    { name: "two-stars", second: true },
    { name: "three-cards", left: 2, done: [] },
    { name: "boons", group: [0] },
    { name: "activation", seat: 0, left: 1, after: [] },
    { name: "dream-on", left: 3 },
  ];
  for (const phase of phases) {
    const [view] = views;
    if (!view) throw new Error("a golden view");
    expect(awaited({ ...view, turn: { ...view.turn, phase } }, [], words)).not.toMatch(GAP);
  }
});

it("looks longest at what came last", () => {
  const [first = 0, last = 0] = times(
    ["marked", "marked"].map((event) => ({ event }) as GameEvent),
  );
  expect(last).toBeGreaterThan(first);
});

suite.each(Object.entries(CARDS))("%s", (name, card) => {
  it("says what it does and offers", () => {
    expect(abilityText(name as Card, words)).not.toMatch(GAP);
    for (const boon of card.boons) expect(boonText(boon, words)).not.toMatch(GAP);
  });
});

import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import en from "../../../locales/en.ftl?raw";
import { Words } from "../words/words";
import { answerTo, type Known } from "./commands";
import { commandOf, letterOf } from "./letters";

const words = new Words("en", new FluentResource(en).body);
const move = (ply: number, seat: number | null) => ({
  ply,
  seat,
  events: [{ event: "resting", seat }],
  scores: [],
  estimates: [],
});
const known: Known = {
  line: "Your turn: place a figure",
  legal: ["a", "b"],
  move: (notation) => `do ${notation}`,
  focused: () => [],
  scores: [3, 12, 1],
  names: ["Ada", "Ugo", "Eva"],
  you: 0,
  story: [move(0, null), move(1, 0), move(2, 1), move(3, 2)],
  game: "astra",
};

describe("keys", () => {
  it("go by what is written on them", () => {
    expect(letterOf({ key: "w", code: "KeyW" })).toBe("W");
    // Where French keyboards have it.
    expect(letterOf({ key: "w", code: "KeyZ" })).toBe("W");
  });

  it("go by their place where letters are not Latin", () => {
    expect(letterOf({ key: "ц", code: "KeyW" })).toBe("W");
    expect(letterOf({ key: "г", code: "KeyU" })).toBe("U");
  });

  it("are no letters, otherwise", () => {
    expect(letterOf({ key: "Enter", code: "Enter" })).toBe("");
    expect(letterOf({ key: "?", code: "Slash" })).toBe("");
  });

  it("name five commands", () => {
    const commands = ["awaited", "read", "leads", "changed", "board"];
    expect(["W", "R", "L", "C", "B"].map(commandOf)).toEqual(commands);
    expect(commandOf("X")).toBe(null);
    expect(commandOf("")).toBe(null);
  });
});

describe("answers", () => {
  it("what can be done", () => {
    expect(answerTo("awaited", known, words)).toBe(
      "Your turn: place a figure. You have 2 possible moves. do a; do b.",
    );
    const theirs = { ...known, line: "Ugo’s turn", legal: [] };
    expect(answerTo("awaited", theirs, words)).toBe("Ugo’s turn");
  });

  it("some moves of every kind, and how many more there are", () => {
    const stars = Array.from({ length: 20 }, (_, at) => `mark leo ${at + 1}`);
    const said = answerTo("awaited", { ...known, legal: [...stars, "use ara", "rest"] }, words);
    expect(said).toContain("do mark leo 6; do use ara; do rest; and 14 more.");
    expect(said).not.toContain("mark leo 7");
  });

  it("what has the focus", () => {
    const leo = { ...known, focused: () => ["Leo.", "Fire."] };
    expect(answerTo("read", leo, words)).toBe("Leo. Fire.");
    expect(answerTo("read", known, words)).toContain("not on the board");
  });

  it("who leads, the first first", () => {
    expect(answerTo("leads", known, words)).toBe("Ugo: 12 points; Ada: 3 points; Eva: 1 point");
  });

  it("what happened since one's own turn", () => {
    const told = answerTo("changed", known, words);
    expect(told).toContain("Ugo");
    expect(told).toContain("Eva");
    expect(told).not.toContain("Ada");
    const nothing = { ...known, story: known.story.slice(0, 2) };
    expect(answerTo("changed", nothing, words)).toBe("Nothing has happened since your last turn.");
  });
});

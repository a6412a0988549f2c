import { beforeEach, describe, expect, it } from "vitest";
import { type Line, missed, TalkList } from "./talk.svelte";

const ADA = 0;
const UGO = 1;
const hello = { seat: UGO, text: "hello" };
const well = { seat: UGO, text: "well played" };
const wave = { seat: UGO, reaction: "wave" as const };

let talk: TalkList;
let news: [Line, boolean][];
beforeEach(() => {
  talk = new TalkList();
  news = [];
  talk.onnews = (line, isRead) => news.push([line, isRead]);
  talk.recall([hello], ADA);
});

describe("talk", () => {
  it("of before is there, and no news", () => {
    expect(talk.lines).toEqual([hello]);
    expect(talk.unread).toBe(0);
    expect(news).toEqual([]);
  });

  it("of others is counted until it is looked at", () => {
    talk.hear(well, ADA);
    talk.hear(hello, ADA);
    expect(talk.unread).toBe(2);
    talk.look(true);
    expect(talk.unread).toBe(0);
    talk.hear(hello, ADA);
    expect(talk.unread).toBe(0);
    talk.look(false);
    talk.hear(hello, ADA);
    expect(talk.unread).toBe(1);
    expect(news.map(([, isRead]) => isRead)).toEqual([false, false, true, false]);
  });

  it("of one's own is kept and no news", () => {
    talk.hear({ seat: ADA, text: "hi" }, ADA);
    expect(talk.lines.length).toBe(2);
    expect(talk.unread).toBe(0);
    expect(news).toEqual([]);
  });

  it("keeps reactions among what was said, which is all that is counted", () => {
    talk.hear(wave, ADA);
    expect(talk.unread).toBe(0);
    expect(news).toEqual([[wave, false]]);
    talk.hear(well, ADA);
    expect(talk.lines).toEqual([hello, wave, well]);
  });

  it("is not told again after a break, except what was missed in it", () => {
    talk.hear(wave, ADA);
    news = [];
    talk.recall([hello], ADA);
    expect(news).toEqual([]);
    talk.recall([hello, well], ADA);
    expect(talk.lines).toEqual([hello, wave, well]);
    expect(news).toEqual([[well, false]]);
  });
});

it("what was missed is what comes after the end of what was heard", () => {
  const [a, b, c, d] = ["a", "b", "c", "d"].map((text) => ({ seat: UGO, text }));
  if (!a || !b || !c || !d) throw new Error("four letters");
  expect(missed([a, b], [a, b, c])).toEqual([c]);
  expect(missed([a, b, c], [b, c, d])).toEqual([d]);
  expect(missed([a, a], [a, a, a])).toEqual([a]);
  expect(missed([a, b], [c, d])).toEqual([c, d]);
  expect(missed([], [a])).toEqual([a]);
  expect(missed([a], [])).toEqual([]);
});

import { beforeEach, describe, expect, it, vi } from "vitest";
import { evidenceOf, keptFile, Notebook, type Notes, type Shelf } from "./evidence";

let stored: Map<string, string>;
const shelf: Shelf = {
  get length() {
    return stored.size;
  },
  key: (number) => [...stored.keys()][number] ?? null,
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, text) => void stored.set(key, text),
  removeItem: (key) => void stored.delete(key),
};
const denied = (): Shelf => {
  throw new Error("denied");
};
const notes = (commitment: string): Notes => ({ commitment, made: [], sealed: null, deals: 0 });

beforeEach(() => (stored = new Map()));

describe("what is kept of a deal", () => {
  it("is there after the page was loaded again", () => {
    new Notebook(() => shelf).keep("abc", notes("c0"));
    expect(new Notebook(() => shelf).of("abc")).toMatchObject(notes("c0"));
    expect(new Notebook(() => shelf).of("def")).toBeNull();
  });

  it("is there while the page is open where storage is denied", () => {
    const notebook = new Notebook(denied);
    notebook.keep("abc", notes("c0"));
    expect(notebook.of("abc")).toEqual(notes("c0"));
    expect(new Notebook(denied).of("abc")).toBeNull();
  });

  it("is kept of a hundred tables, the latest", () => {
    vi.useFakeTimers();
    stored.set("asterism-language", "fr");
    const notebook = () => new Notebook(() => shelf);
    for (let table = 0; table < 120; table++) {
      vi.advanceTimersByTime(1000);
      // The first is read again and again.
      notebook().keep("first", notes("c0"));
      notebook().keep(`table-${table}`, notes("c0"));
    }
    vi.useRealTimers();
    expect(stored.size).toBe(101);
    expect(notebook().of("table-20")).toBeNull();
    expect(notebook().of("table-21")).not.toBeNull();
    expect(notebook().of("first")).not.toBeNull();
    expect(stored.get("asterism-language")).toBe("fr");
  });

  it("does not stumble over what it cannot read", () => {
    stored.set("asterism-deal-abc", "{");
    expect(new Notebook(() => shelf).of("abc")).toBeNull();
  });

  it("is saved with what was revealed, and nothing that was not", () => {
    const own = { seat: 1, value: "v1" };
    const seats = [{ seat: 1, commitment: "c1" }];
    const made = [{ seat: 1, value: "v2" }];
    const evidence = evidenceOf("abc", {
      commitment: "c0",
      made,
      sealed: { seats, own },
      deals: 1,
    });
    expect(evidence && JSON.parse(keptFile(evidence))).toEqual({
      table: "abc",
      commitment: "c0",
      seats,
      own,
    });
  });
});

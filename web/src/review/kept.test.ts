import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forget, keep, recall } from "./kept";
import type { Review } from "./review";

const REVIEW: Review = {
  game: "astra",
  eyes: "everybody",
  graph: [],
  seats: [],
  decisive: [],
  moments: [],
};

/** The used part of a browser's caches, in memory. */
function stand(): { names: Map<string, Map<string, Response>> } {
  const names = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const held = names.get(name) ?? new Map<string, Response>();
    names.set(name, held);
    const at = (path: string) => new URL(path, "https://table.example").href;
    return Promise.resolve({
      match: (path: string) => Promise.resolve(held.get(at(path))?.clone()),
      put: (path: string, response: Response) => Promise.resolve(void held.set(at(path), response)),
      delete: (path: string) => Promise.resolve(held.delete(at(path))),
      keys: () => Promise.resolve([...held.keys()].map((url) => ({ url }))),
    });
  };
  vi.stubGlobal("caches", {
    open,
    keys: () => Promise.resolve([...names.keys()]),
    delete: (name: string) => Promise.resolve(names.delete(name)),
  });
  return { names };
}

let names: Map<string, Map<string, Response>>;
beforeEach(() => ({ names } = stand()));
afterEach(() => vi.unstubAllGlobals());

it("finds a review again by its table and eyes", async () => {
  await keep("t1", 0, REVIEW);
  expect(await recall("t1", 0)).toEqual(REVIEW);
  expect(await recall("t1", null)).toBeNull();
});

it("forgets what another search has found, and nothing else", async () => {
  names.set("reviews", new Map());
  names.set("asterism-build", new Map());
  await keep("t1", null, REVIEW);
  expect([...names.keys()].sort()).toEqual(["asterism-build", "reviews-2"]);
});

it("forgets all reviews of a table that is gone", async () => {
  await keep("t1", null, REVIEW);
  await keep("t1", "open", REVIEW);
  await keep("t12", null, REVIEW);
  await forget("t1");
  expect(await recall("t1", "open")).toBeNull();
  expect(await recall("t12", null)).toEqual(REVIEW);
});

import { beforeAll, expect, it, vi } from "vitest";

let placeOf: typeof import("./router.svelte").placeOf;

beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/", search: "", hash: "" });
  ({ placeOf } = await import("./router.svelte"));
});

it("knows the places of the page", () => {
  expect(placeOf("/")).toEqual({ page: "first", play: null });
  expect(placeOf("/learn/astra")).toEqual({ page: "learn", game: "astra", lesson: null });
  expect(placeOf("/learn/astra/run")).toEqual({ page: "learn", game: "astra", lesson: "run" });
  expect(placeOf("/learn")).toEqual({ page: "nowhere" });
  expect(placeOf("/solve/astra")).toEqual({ page: "solve", game: "astra", moment: null });
  expect(placeOf("/solve/astra/today")).toMatchObject({ page: "solve", moment: "today" });
  expect(placeOf("/solve")).toEqual({ page: "nowhere" });
  expect(placeOf("/", "?play=astra")).toEqual({ page: "first", play: "astra" });
  expect(placeOf("/t/abc")).toEqual({ page: "table", id: "abc", here: false });
  expect(placeOf("/here/abc")).toEqual({ page: "table", id: "abc", here: true });
  expect(placeOf("/rules/astra")).toEqual({ page: "rules", game: "astra" });
  expect(placeOf("/about")).toEqual({ page: "about" });
  expect(placeOf("/person")).toEqual({ page: "person", id: null, data: false, back: false });
  expect(placeOf("/person", "?data")).toMatchObject({ id: null, data: true });
  expect(placeOf("/person/abc")).toMatchObject({ page: "person", id: "abc" });
  expect(placeOf("/with/abc")).toEqual({ page: "with", door: "abc" });
  expect(placeOf("/atlas")).toEqual({ page: "atlas", name: null });
  expect(placeOf("/atlas/orion")).toEqual({ page: "atlas", name: "orion" });
});

it("knows a move of a replay", () => {
  const replay = { page: "replay", id: "abc", here: false, review: false };
  expect(placeOf("/t/abc/replay")).toEqual({ ...replay, ply: null, eyes: null });
  expect(placeOf("/t/abc/replay", "?move=12&seat=0")).toEqual({ ...replay, ply: 12, eyes: 0 });
  expect(placeOf("/t/abc/replay", "?seat=open")).toEqual({ ...replay, ply: null, eyes: "open" });
  expect(placeOf("/here/abc/replay", "?move=12")).toEqual({
    ...replay,
    here: true,
    ply: 12,
    eyes: null,
  });
  expect(placeOf("/t/abc/replay", "?move=3&review")).toMatchObject({ ply: 3, review: true });
  expect(placeOf("/t/abc/replay", "?move=-1")).toEqual({ ...replay, ply: null, eyes: null });
});

it("knows a personal link by its fragment, which no server is told", () => {
  expect(placeOf("/pass", "", "#xyz")).toEqual({ page: "pass", pass: "xyz" });
});

it("knows what a link from a notification asks for by its fragment", () => {
  expect(placeOf("/notices")).toEqual({ page: "notices", fragment: "" });
  expect(placeOf("/notices", "", "#stop=abc")).toEqual({ page: "notices", fragment: "stop=abc" });
});

it("knows a saved game by its fragment, whole as it is", () => {
  expect(placeOf("/open")).toEqual({ page: "open", packed: null });
  expect(placeOf("/open", "", "#abc")).toEqual({ page: "open", packed: "abc" });
});

it("takes no secret from a path", () => {
  expect(placeOf("/pass/xyz")).toEqual({ page: "pass", pass: null });
  expect(placeOf("/pass")).toEqual({ page: "pass", pass: null });
});

it("knows no other places", () => {
  for (const path of [
    "/t",
    "/rules",
    "/t/abc/def",
    "/t/abc/replay/x",
    "/about/x",
    "/here",
    "/here/abc/def",
    "/open/x",
    "/notices/x",
    "/atlas/x/y",
    "/person/x/y",
    "/with",
    "/with/x/y",
    "/x",
  ]) {
    expect(placeOf(path)).toEqual({ page: "nowhere" });
  }
});

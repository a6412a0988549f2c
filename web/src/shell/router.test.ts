import { beforeAll, expect, it, vi } from "vitest";

let placeOf: typeof import("./router.svelte").placeOf;

beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/", search: "", hash: "" });
  ({ placeOf } = await import("./router.svelte"));
});

it("knows the places of the page", () => {
  expect(placeOf("/")).toEqual({ page: "first" });
  expect(placeOf("/t/abc")).toEqual({ page: "table", id: "abc" });
  expect(placeOf("/rules/astra")).toEqual({ page: "rules", game: "astra" });
  expect(placeOf("/about")).toEqual({ page: "about" });
  expect(placeOf("/atlas")).toEqual({ page: "atlas", name: null });
  expect(placeOf("/atlas/orion")).toEqual({ page: "atlas", name: "orion" });
});

it("knows a move of a replay", () => {
  const replay = { page: "replay", id: "abc" };
  expect(placeOf("/t/abc/replay")).toEqual({ ...replay, ply: null, eyes: null });
  expect(placeOf("/t/abc/replay", "?move=12&seat=0")).toEqual({ ...replay, ply: 12, eyes: 0 });
  expect(placeOf("/t/abc/replay", "?seat=open")).toEqual({ ...replay, ply: null, eyes: "open" });
  expect(placeOf("/t/abc/replay", "?move=-1")).toEqual({ ...replay, ply: null, eyes: null });
});

it("knows a personal link by its fragment, which no server is told", () => {
  expect(placeOf("/pass", "", "#xyz")).toEqual({ page: "pass", pass: "xyz" });
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
    "/atlas/x/y",
    "/x",
  ]) {
    expect(placeOf(path)).toEqual({ page: "nowhere" });
  }
});

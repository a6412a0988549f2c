import { beforeEach, expect, it, vi } from "vitest";
import { remember } from "../games/astra/found";
import { discovered, noteDiscovered } from "./discovered";

const kept = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

it("remembers what was discovered, each once", () => {
  expect(discovered()).toEqual(new Set());
  noteDiscovered(["orion"]);
  noteDiscovered(["lyra", "orion"]);
  expect([...discovered()]).toEqual(["orion", "lyra"]);
});

it("remembers a player's own discoveries of a game, and nobody else's", async () => {
  remember(
    [
      { event: "discovered", seat: 1, card: "leo" },
      { event: "discovered", seat: null, card: "ara" },
      { event: "card-taken", seat: 0, card: "draco" },
      { event: "discovered", seat: 0, card: "virgo" },
    ],
    0,
  );
  await vi.waitFor(() => expect(discovered()).toContain("virgo"));
  for (const other of ["leo", "ara", "draco"]) expect(discovered()).not.toContain(other);
});

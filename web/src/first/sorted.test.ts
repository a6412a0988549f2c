import { describe, expect, it } from "vitest";
import type { OwnTable } from "../http";
import { lasting, sorted } from "./sorted";

const table = (id: string, more: Partial<OwnTable> = {}): OwnTable => ({
  id,
  name: "Friday",
  game: "astra",
  phase: "playing",
  seats: [{ guest: "Ann" }, { guest: "Bob" }],
  left: false,
  seat: 0,
  host: false,
  awaited: [],
  since: null,
  remaining: null,
  changed: 0,
  ...more,
});

const ids = (tables: OwnTable[]) => tables.map(({ id }) => id).join(" ");

describe("one's own tables", () => {
  it("where time is short comes first, then who has waited longest", () => {
    const { turn } = sorted([
      table("new", { since: 9 }),
      table("old", { since: 1 }),
      table("days", { since: 5, remaining: 90_000_000 }),
      table("minutes", { since: 8, remaining: 60_000 }),
    ]);
    expect(ids(turn)).toBe("minutes days old new");
  });

  it("a seat that others kept is an invitation, one's own table waits for others", () => {
    const { turn, invited, waiting, over } = sorted([
      table("theirs", { phase: "lobby" }),
      table("mine", { phase: "lobby", host: true }),
      table("on", { awaited: [1] }),
      table("done", { phase: "over" }),
    ]);
    expect([turn, invited, waiting, over].map(ids)).toEqual(["", "theirs", "mine on", "done"]);
  });
});

it("a time is said roughly, in the language of the page", () => {
  const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
  expect(lasting(1, "en")).toBe("1 minute");
  expect(lasting(119 * minute, "en")).toBe("119 minutes");
  expect(lasting(47 * hour + 1, "fr")).toBe("47\u00a0heures");
  expect(lasting(2 * day, "ru")).toBe("2 дня");
  expect(lasting(5 * day, "ru")).toBe("5 дней");
});

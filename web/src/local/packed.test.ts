// A record as text: packed into a link and back, and texts that are no record.

import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import type { TableInfo } from "../wire";
import { isFinished, linkTo, LONGEST, pack, read, unpack } from "./packed";

const fixture = (path: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../fixtures/${path}`, import.meta.url), "utf8"),
  ) as unknown;
const RECORD = fixture("stellium/sixty-rounds.json");

it("a record in a link comes back whole", async () => {
  const packed = await pack(RECORD);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(await read(`https://example.org/open#${packed}`)).toEqual({ record: RECORD, seats: null });
  expect(JSON.parse(await unpack(packed))).toEqual(RECORD);
});

it("a link says who played", async () => {
  vi.stubGlobal("location", { origin: "https://example.org" });
  const who = [{ guest: "Ada" }, { bot: "novice" }, "open"];
  const info = { seats: who.map((who) => ({ who })) } as unknown as TableInfo;
  const seats = [{ person: "Ada" }, { bot: "novice" }, { person: "3" }];
  expect(await read(await linkTo(RECORD, info))).toEqual({ record: RECORD, seats });
});

it.each([
  "astra/5-players.json",
  "sternenhimmel/5-players.json",
  "stellium/4-players.json",
  "stellium/sixty-rounds.json",
])("a link to a long game (%s) is short enough for any browser", async (path) => {
  expect((await pack(fixture(path))).length).toBeLessThan(16_000);
});

it("a record is read from its text", async () => {
  const saved = await read(` ${JSON.stringify(RECORD)}\n`);
  expect(saved).toEqual({ record: RECORD, seats: null });
  expect(isFinished(saved)).toBe(true);
  expect(isFinished({ ...saved, record: { ...saved.record, result: null } })).toBe(false);
});

it("a link that is cut off or damaged is told from a text that is no record", async () => {
  const packed = await pack(RECORD);
  for (const damaged of [packed.slice(0, -9), `x${packed}`, "%%%", "AAAA"]) {
    await expect(unpack(damaged)).rejects.toMatchObject({ text: "no-link" });
  }
  for (const text of [
    "",
    "hello",
    "{}",
    "[]",
    "null",
    '{"game":"astra"}',
    '{"record":7,"seats":[]}',
  ]) {
    await expect(read(text)).rejects.toMatchObject({ text: "no-record" });
  }
});

it("what is larger than any record is not unpacked to its end", async () => {
  const bomb = await pack("x".repeat(3 * LONGEST));
  expect(bomb.length).toBeLessThan(LONGEST);
  await expect(unpack(bomb)).rejects.toMatchObject({ text: "too-large" });
  await expect(read("x".repeat(LONGEST + 1))).rejects.toMatchObject({ text: "too-large" });
});

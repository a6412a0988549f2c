import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Contribution } from "../http";
import {
  check,
  commitmentOf,
  commitmentOfTable,
  type DealRecord,
  type Evidence,
  randomValue,
  seedOf,
} from "./deal";

const hex = (byte: string) => byte.repeat(32);
const sha256 = (text: string, ...parts: (number[] | string)[]) => {
  const hash = createHash("sha256").update(text);
  for (const part of parts) {
    hash.update(typeof part === "string" ? Buffer.from(part, "hex") : Uint8Array.from(part));
  }
  return hash.digest("hex");
};

const SECRET = hex("07");
const ADA = { seat: 0, value: hex("a1") };
const BO = { seat: 2, value: hex("b2") };
const seal = (one: Contribution) => ({ seat: one.seat, commitment: commitmentOf(one) });

const kept: Evidence = {
  table: "abc",
  commitment: commitmentOfTable(SECRET),
  seats: [seal(ADA), seal(BO)],
  own: ADA,
  deals: 1,
  excluded: false,
};
const deal = {
  version: 2,
  commitment: commitmentOfTable(SECRET),
  secret: SECRET,
  contributions: [ADA, BO],
};
const record: DealRecord = { start: { seed: seedOf(SECRET, [ADA, BO]) }, deal };

/** A record whose seed fits its changed content: a server can compute one, too. */
function forged(changed: Partial<typeof deal>): DealRecord {
  const other = { ...deal, ...changed };
  return { start: { seed: seedOf(other.secret, other.contributions) }, deal: other };
}

/** The checks that a record fails. */
const broken = (record: DealRecord, by: Evidence | null = kept) =>
  check(by, record).checks.flatMap(({ name, holds }) => (holds ? [] : [name]));
const made = (record: DealRecord, by: Evidence | null = kept) =>
  check(by, record).checks.map(({ name }) => name);

describe("a number for the deal", () => {
  it("is 64 hex digits, and never the same", () => {
    expect(randomValue()).toMatch(/^[0-9a-f]{64}$/);
    expect(randomValue()).not.toBe(randomValue());
  });

  it("is sealed for its seat alone", () => {
    const sealed = sha256("asterism contribution 2\n", [2], BO.value);
    expect(commitmentOf(BO)).toBe(sealed);
    expect(commitmentOf({ ...BO, seat: 1 })).not.toBe(sealed);
  });

  it("is hashed with all the others, each with its seat", () => {
    expect(seedOf(SECRET, [ADA, BO])).toBe(
      sha256("asterism deal 2\n", SECRET, [0], ADA.value, [2], BO.value),
    );
  });

  it("makes the seeds of old tables as docs/protocol.md has them", () => {
    const word = (number: number) => number.toString(16).padStart(64, "0");
    const added = [
      { seat: 0, value: word(1) },
      { seat: 2, value: word(3) },
    ];
    expect(commitmentOfTable(word(42))).toBe(
      "0a28e9ffef0073f9a6a674cf57ee77307f38f0f1bebb087888d9011ed0eeefdf",
    );
    expect(seedOf(word(42), added, 1)).toBe(
      "cd88822d789bde5e8640c9812617b6a4518a686d18e9ee96573e9277f4c7de9b",
    );
  });
});

describe("a deal", () => {
  it("that is as it was seen passes every check", () => {
    expect(made(record)).toEqual([
      "table",
      "secret",
      "own",
      "others",
      "seats",
      "named",
      "included",
      "seed",
    ]);
    expect(broken(record)).toEqual([]);
  });

  it("with another secret is found out, even if all else fits it", () => {
    const secret = hex("08");
    expect(broken(forged({ secret }))).toEqual(["secret"]);
    expect(broken(forged({ secret, commitment: commitmentOfTable(secret) }))).toEqual([
      "table",
      "secret",
    ]);
  });

  it("without one's own number is found out", () => {
    expect(broken(forged({ contributions: [{ ...ADA, value: hex("cc") }, BO] }))).toEqual(["own"]);
    expect(broken(forged({ contributions: [BO] }))).toEqual(["own", "seats"]);
  });

  it("with a number chosen afterwards is found out, and whose it is", () => {
    const chosen = forged({ contributions: [ADA, { ...BO, value: hex("cc") }] });
    expect(broken(chosen)).toEqual(["others"]);
    expect(check(kept, chosen).checks.find(({ name }) => name === "others")?.seats).toEqual([2]);
  });

  it("with somebody else's number, or in another order, is found out", () => {
    const guest = { seat: 3, value: hex("dd") };
    expect(broken(forged({ contributions: [ADA, BO, guest] }))).toEqual(["seats"]);
    expect(broken(forged({ contributions: [BO, ADA] }))).toEqual(["seats"]);
  });

  it("with another seed is found out", () => {
    expect(broken({ ...record, start: { seed: hex("ff") } })).toEqual(["seed"]);
    expect(broken({ ...record, start: {} })).toEqual(["seed"]);
  });

  it("that was tried more often than is said is found out", () => {
    expect(broken(record, { ...kept, deals: 2 })).toEqual(["named"]);
    const named = { ...record, deal: { ...deal, broken_off: [1] } };
    expect(broken(named, { ...kept, deals: 2 })).toEqual([]);
  });

  it("that was sealed cannot pass for an old one, or for none", () => {
    const old = { start: { seed: seedOf(SECRET, [ADA, BO], 1) }, deal: { ...deal, version: 1 } };
    expect(check(kept, old).old).toBe(false);
    expect(broken(old)).toEqual(["seed"]);
    expect(broken({ start: record.start })).toEqual(["table", "secret", "own", "seats", "seed"]);
  });

  it("of which no sense can be made passes for nothing", () => {
    expect(broken(forged({ secret: "" }))).toContain("secret");
    expect(broken(forged({ secret: SECRET.toUpperCase() + "zz" }))).toContain("seed");
    expect(broken(forged({ contributions: [ADA, { ...BO, seat: 258 }] }))).toContain("seed");
  });
});

describe("whoever did not take part", () => {
  it("but saw the seals can check these", () => {
    const watched = { ...kept, own: null, deals: 0 };
    expect(check(watched, record).extent).toBe("seen");
    expect(made(record, watched)).toEqual(["table", "secret", "others", "seats", "seed"]);
    const chosen = forged({ contributions: [{ ...ADA, value: hex("cc") }, BO] });
    expect(broken(chosen, watched)).toEqual(["others"]);
  });

  it("but saw the table before the deal can check its secret", () => {
    const came = { ...kept, seats: [], own: null, deals: 0 };
    expect(check(came, record).extent).toBe("table");
    expect(made(record, came)).toEqual(["table", "secret", "seed"]);
  });

  it("and came later can only check that the record agrees with itself", () => {
    expect(check(null, record).extent).toBe("record");
    expect(made(record, null)).toEqual(["secret", "seed"]);
    expect(broken({ ...record, start: { seed: hex("ff") } }, null)).toEqual(["seed"]);
    expect(made({ start: record.start }, null)).toEqual([]);
  });

  it("is told that an old table was dealt without seals", () => {
    const { commitment, secret, contributions } = deal;
    const old = {
      start: { seed: seedOf(secret, contributions, 1) },
      deal: { commitment, secret, contributions },
    };
    expect(check(null, old)).toMatchObject({ old: true, extent: "record" });
    expect(broken(old, null)).toEqual([]);
  });
});

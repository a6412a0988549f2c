// A deal that nobody can choose, and how a page checks it.
//
// The server seals a secret number before anybody sits down: it publishes its SHA-256, the table's
// commitment. Every page seals a number of its own in the same way. Once all seals are seen, the
// numbers are revealed, and the seed of the game is the SHA-256 over all of them: whoever seals first
// does not know the others' numbers, and whoever reveals last cannot change its own. docs/protocol.md
// says which bytes are hashed.

import { sha256 } from "@noble/hashes/sha2.js";
import type { Contribution, Deal } from "../http";

export interface Seal {
  seat: number;
  commitment: string;
}

/** What a page has kept of a deal, as it is saved for others to read. */
export interface Kept {
  table: string;
  /** The table's commitment, as it was first seen. */
  commitment: string;
  /** The seals of all who took part, as they were seen before anything was revealed. */
  seats: Seal[];
  /** What this page revealed. */
  own: Contribution | null;
}

/** The same, with what else this page knows. */
export interface Evidence extends Kept {
  /** How many deals it has revealed something for: more than one if some were broken off. */
  deals: number;
  /** Whether it was left out of a deal although it was here. */
  excluded: boolean;
}

/** What the record of a finished game says of its deal. */
export interface DealRecord {
  start: { seed?: string };
  deal?: Deal | null;
}

export type CheckName =
  "table" | "secret" | "own" | "others" | "seats" | "named" | "included" | "seed";

export interface Check {
  name: CheckName;
  holds: boolean;
  /** The seats for which it does not hold. */
  seats: number[];
}

/** How much a page can check: with a number of its own, by the seals it saw, by the table's alone, or
 * only whether the record agrees with itself. */
export type Extent = "own" | "seen" | "table" | "record";

export interface Checked {
  extent: Extent;
  /** Dealt the old way. */
  old: boolean;
  checks: Check[];
}

const VERSION = 2;
const OLD_DOMAIN = "asterism deal 1\n";
const DOMAIN = "asterism deal 2\n";
const NOTHING: Deal = { commitment: "", secret: "", contributions: [] };
const SEALED = "asterism contribution 2\n";

/** A number that nobody else knows: 64 hex digits. */
export function randomValue(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** The table's commitment to its secret. */
export function commitmentOfTable(secret: string): string {
  return hash(bytes(secret));
}

/** What seals a number, for its seat alone. */
export function commitmentOf({ seat, value }: Contribution): string {
  return hash(text(SEALED), [seat], bytes(value));
}

/** The seed that a secret and the contributions to it make. */
export function seedOf(secret: string, contributions: Contribution[], version = VERSION): string {
  const isOld = version < VERSION;
  const added = contributions.flatMap(({ seat, value }) =>
    isOld ? [bytes(value)] : [[seat], bytes(value)],
  );
  return hash(text(isOld ? OLD_DOMAIN : DOMAIN), bytes(secret), ...added);
}

export function sameSeals(one: Seal[], other: Seal[]): boolean {
  const told = (seals: Seal[]) =>
    seals.map(({ seat, commitment }) => `${seat} ${commitment}`).join();
  return told(one) === told(other);
}

export function extentOf(kept: Evidence | null): Extent {
  if (kept === null) return "record";
  if (kept.seats.length === 0) return "table";
  return kept.own === null ? "seen" : "own";
}

/** Checks the deal of a record against what was kept; only what can be checked is. */
export function check(kept: Evidence | null, record: DealRecord): Checked {
  const extent = extentOf(kept);
  const { deal } = record;
  if (!deal && kept === null) return { extent, old: false, checks: [] };
  const { commitment, secret, contributions, broken_off = [] } = deal ?? NOTHING;
  const saw = kept?.seats ?? [];
  // Whoever saw seals does not take an old deal for the one that was sealed.
  const version = saw.length > 0 ? VERSION : (deal?.version ?? 1);
  const others = contributions.filter(
    ({ seat }) => seat !== kept?.own?.seat && saw.some((seal) => seal.seat === seat),
  );
  const forged = others.filter(
    (one) => !saw.some(({ seat, commitment }) => seat === one.seat && commitment === sealOf(one)),
  );
  const seats = contributions.map(({ seat }) => seat).join();

  const checks: Check[] = [];
  const hold = (name: CheckName, holds: boolean, seats: number[] = []) =>
    checks.push({ name, holds, seats });
  if (kept !== null) hold("table", commitment === kept.commitment);
  hold("secret", isValue(secret) && commitmentOfTable(secret) === (kept?.commitment ?? commitment));
  if (kept?.own) {
    const { seat, value } = kept.own;
    hold(
      "own",
      contributions.some((one) => one.seat === seat && one.value === value),
    );
  }
  if (saw.some(({ seat }) => seat !== kept?.own?.seat)) {
    hold(
      "others",
      forged.length === 0,
      forged.map(({ seat }) => seat),
    );
  }
  if (saw.length > 0) hold("seats", seats === saw.map(({ seat }) => seat).join());
  if (kept && kept.deals > 0) hold("named", kept.deals <= broken_off.length + 1);
  if (kept?.own || kept?.excluded) hold("included", !kept.excluded);
  const whole = isValue(secret) && contributions.every(isContribution);
  hold("seed", whole && seedOf(secret, contributions, version) === record.start.seed);
  return { extent, old: version < VERSION, checks };
}

function sealOf(one: Contribution): string | null {
  return isContribution(one) ? commitmentOf(one) : null;
}

function isContribution({ seat, value }: Contribution): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < 256 && isValue(value);
}

function isValue(value: unknown): boolean {
  return typeof value === "string" && /^[0-9a-f]{64}$/.test(value);
}

function hash(...parts: ArrayLike<number>[]): string {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return hex(sha256(all));
}

function text(of: string): Uint8Array {
  return new TextEncoder().encode(of);
}

function bytes(of: string): Uint8Array {
  return Uint8Array.from(of.match(/../g) ?? [], (digits) => parseInt(digits, 16));
}

function hex(of: Uint8Array): string {
  return Array.from(of, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

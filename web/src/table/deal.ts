// A deal that nobody can choose, and how a page checks it.
//
// The server seals a secret number before anybody sits down: it publishes its SHA-256, the table's
// commitment. Every page seals a number of its own in the same way. Once all seals have been seen, the
// numbers are revealed, and the seed of the game is the SHA-256 over all of them: a party that seals first
// does not know the others' numbers, and a party that reveals last cannot change its own. docs/protocol.md
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
  /** The table's commitment, as first seen. */
  commitment: string;
  /** The seals of all participants, as seen before anything was revealed. */
  seats: Seal[];
  /** The number this page revealed. */
  own: Contribution | null;
}

/** The same, plus what else this page knows. */
export interface Evidence extends Kept {
  /** How many deals it has revealed a number for: more than one if some were broken off. */
  deals: number;
  /** Whether it was left out of a deal although it was present. */
  excluded: boolean;
}

/** The deal in the record of a finished game. */
export interface DealRecord {
  start: { seed?: string };
  deal?: Deal | null;
}

export type CheckName =
  "table" | "secret" | "own" | "others" | "seats" | "named" | "included" | "seed";

export interface Check {
  name: CheckName;
  holds: boolean;
  /** The seats that fail the check. */
  seats: number[];
}

/** How much a page can check: including its own number, by the seals it saw, by the table's seal alone, or
 * only whether the record is consistent. */
export type Extent = "own" | "seen" | "table" | "record";

export interface Checked {
  extent: Extent;
  /** Dealt with an older version. */
  old: boolean;
  checks: Check[];
}

const VERSION = 2;
const OLD_DOMAIN = "asterism deal 1\n";
const DOMAIN = "asterism deal 2\n";
const NOTHING: Deal = { commitment: "", secret: "", contributions: [] };
const SEALED = "asterism contribution 2\n";

/** A random secret number: 64 hex digits. */
export function randomValue(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** The table's commitment to its secret. */
export function commitmentOfTable(secret: string): string {
  return hash(bytes(secret));
}

/** The seal of a number, valid for its seat only. */
export function commitmentOf({ seat, value }: Contribution): string {
  return hash(text(SEALED), [seat], bytes(value));
}

/** The seed made from a secret and the contributions. */
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

/** Checks the deal of a record against the kept evidence, as far as that reaches. */
export function check(kept: Evidence | null, record: DealRecord): Checked {
  const extent = extentOf(kept);
  const { deal } = record;
  if (!deal && kept === null) return { extent, old: false, checks: [] };
  const { commitment, secret, contributions, broken_off = [] } = deal ?? NOTHING;
  const saw = kept?.seats ?? [];
  // A page that saw seals does not accept an unsealed deal in place of the sealed one.
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

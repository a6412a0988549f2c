// A record as text: in a file, in a field, or packed into a link, which needs no server to hold it. A file is
// a plain record, for any program that reads records; a link also contains the players.

import type { TableInfo } from "../wire";
import type { HereSeat } from "./device";

export interface Saved {
  record: { game: string; seats: number; result?: unknown };
  /** The players; null for a plain record. */
  seats: HereSeat[] | null;
}

/** The maximum length of a record, in characters: the longest games have some hundred moves. */
export const LONGEST = 1_000_000;

/** Why a text is no record, as the name of a message. */
export class NoRecord extends Error {
  readonly text: "no-record" | "no-link" | "too-large";

  constructor(text: NoRecord["text"]) {
    super(text);
    this.text = text;
  }
}

/** Packs anything into the fragment of a link. */
export async function pack(what: unknown): Promise<string> {
  const text = new Blob([JSON.stringify(what)]).stream();
  const packed = await new Response(
    text.pipeThrough(new CompressionStream("deflate-raw")),
  ).arrayBuffer();
  const letters = Array.from(new Uint8Array(packed), (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Unpacks the text in a fragment, unless it is damaged, or larger than any record. */
export async function unpack(packed: string): Promise<string> {
  if (packed.length > LONGEST) throw new NoRecord("too-large");
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  } catch {
    throw new NoRecord("no-link");
  }
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = unpacked.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text;
      text += value;
      if (text.length > LONGEST) break;
    }
  } catch {
    throw new NoRecord("no-link");
  }
  await reader.cancel();
  throw new NoRecord("too-large");
}

/** The saved game in a pasted or read text: a record, or a link that contains one. */
export async function read(text: string): Promise<Saved> {
  if (text.length > LONGEST) throw new NoRecord("too-large");
  const packed = /^\S*\/open#(\S+)$/.exec(text.trim())?.[1];
  return savedIn(packed === undefined ? text : await unpack(packed));
}

/** The content of a text; the engine decides whether the record is valid. */
export function savedIn(text: string): Saved {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new NoRecord("no-record");
  }
  if (isRecord(found)) return { record: found, seats: null };
  const { record, seats } = (found ?? {}) as Partial<Saved>;
  if (isRecord(record) && Array.isArray(seats)) return { record, seats };
  throw new NoRecord("no-record");
}

function isRecord(found: unknown): found is Saved["record"] {
  return typeof found === "object" && found !== null && "game" in found && "moves" in found;
}

/** The link to a game, including its players. */
export async function linkTo(record: unknown, { seats }: TableInfo): Promise<string> {
  const people = seats.map<HereSeat>(({ who }, seat) => {
    if (typeof who === "object" && "bot" in who) return who;
    // A removed player's name is replaced by a number.
    return { person: (who !== "open" && who.guest) || String(seat + 1) };
  });
  return `${location.origin}/open#${await pack({ record, seats: people })}`;
}

/** Whether a game was played to its end. */
export function isFinished({ record }: Saved): boolean {
  return record.result != null;
}

/** Saves a record as a file, named after its game. */
export function save(record: unknown, game: string): void {
  const file = new Blob([JSON.stringify(record, null, 1)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${game}-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

// A record as text: in a file, in a field, or packed into a link, which needs no server to hold it. A
// file is a record and nothing else, for any program that reads records; a link says who played, too.

import type { TableInfo } from "../wire";
import type { HereSeat } from "./device";

export interface Saved {
  record: { game: string; seats: number; result?: unknown };
  /** Who played; nobody has said so of a record alone. */
  seats: HereSeat[] | null;
}

/** No record is longer than this, in characters: the longest games have some hundred moves. */
export const LONGEST = 1_000_000;

/** Why a text is no record; the name of what is said about it. */
export class NoRecord extends Error {
  readonly text: "no-record" | "no-link" | "too-large";

  constructor(text: NoRecord["text"]) {
    super(text);
    this.text = text;
  }
}

/** Anything as the fragment of a link. */
export async function pack(what: unknown): Promise<string> {
  const text = new Blob([JSON.stringify(what)]).stream();
  const packed = await new Response(
    text.pipeThrough(new CompressionStream("deflate-raw")),
  ).arrayBuffer();
  const letters = Array.from(new Uint8Array(packed), (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The text in a fragment, unless it is damaged, or grows beyond any record. */
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

/** A saved game from whatever was pasted or read: the text of a record, or a link with all of it. */
export async function read(text: string): Promise<Saved> {
  if (text.length > LONGEST) throw new NoRecord("too-large");
  const packed = /^\S*\/open#(\S+)$/.exec(text.trim())?.[1];
  return savedIn(packed === undefined ? text : await unpack(packed));
}

/** What a text holds; whether the record does is the engine's to say. */
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

/** The link to a game, with who played it. */
export async function linkTo(record: unknown, { seats }: TableInfo): Promise<string> {
  const people = seats.map<HereSeat>(({ who }, seat) => {
    if (typeof who === "object" && "bot" in who) return who;
    // Who was forgotten is a number, too.
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

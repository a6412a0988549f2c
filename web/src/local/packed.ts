// A record as text: in a file, in a field, or packed into a link, which needs no server to hold it.

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

/** A record as the fragment of a link. */
export async function pack(record: unknown): Promise<string> {
  const text = new Blob([JSON.stringify(record)]).stream();
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

/** A record from whatever was pasted or read: its text, or a link with all of it. */
export async function read(text: string): Promise<unknown> {
  if (text.length > LONGEST) throw new NoRecord("too-large");
  const packed = /^\S*\/open#(\S+)$/.exec(text.trim())?.[1];
  const record = packed === undefined ? text : await unpack(packed);
  try {
    const read: unknown = JSON.parse(record);
    if (typeof read === "object" && read !== null && "game" in read && "moves" in read) return read;
  } catch {
    // Said below.
  }
  throw new NoRecord("no-record");
}

/** The link to a record. */
export async function linkTo(record: unknown): Promise<string> {
  return `${location.origin}/open#${await pack(record)}`;
}

/** Whether a record is of a game that was played to its end. */
export function isFinished(record: unknown): boolean {
  return (record as { result?: unknown }).result != null;
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

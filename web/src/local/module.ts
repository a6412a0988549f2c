// The module: JSON in, JSON out. The calling convention is in crates/worker, the content in crates/local.

import type { Made } from "../learn/lesson";
import type { Eyes } from "../shell/router.svelte";
import type { Code } from "../wire";
import type { HereSeat, HereSummary, NewHere, Passing } from "./protocol";

export type Request =
  | "games"
  | { make: { table: NewHere; random: string } }
  | { open: { record: unknown; seats: HereSeat[] | null; random: string } }
  | { load: { table: string; entries: unknown[] } }
  | { drop: { table: string } }
  | { kept: { yes: boolean } }
  | { join: { client: number; table: string; since: number } }
  | { leave: { client: number } }
  | { ask: { client: number; ask: string; random: string } }
  | { pass: { client: number } }
  | { lift: { client: number } }
  | { think: { simulations: number; random: string } }
  | "decide"
  | { table: { table: string } }
  | { replay: { table: string; eyes: ModuleEyes } }
  | { record: { table: string } }
  | { export: { table: string } }
  | { position: { table: string } }
  | { rehearse: { from: unknown; moves: Made[]; seat: number } }
  | { imagine: { record: unknown; ply: number; eyes: ModuleEyes; random: string } }
  | { review: { record: unknown; eyes: ModuleEyes; efforts: (number | null)[] } }
  | { look: { at: number; effort: number } }
  | "reviewed";

export type ModuleEyes = { seat: number } | "spectator" | "open";

/** A perspective, as the module names it. */
export function moduleEyes(eyes: Eyes): ModuleEyes {
  return eyes === null ? "spectator" : eyes === "open" ? eyes : { seat: eyes };
}

/** Entries of a table to store. */
export interface Keep {
  table: string;
  /** The number of entries before them. */
  since: number;
  entries: unknown[];
  summary: Omit<HereSummary, "played">;
}

export type Out =
  | { heard: { client: number; text: string } }
  | { about: { client: number; next: Passing | null; passing: Passing | null } };

export interface Answer {
  keep: Keep[];
  out: Out[];
  value: unknown;
  refused: { code: Code; message: string } | null;
  thinks: { thought: number; more: boolean } | null;
}

export type Module = (request: Request) => Answer;

interface Exports {
  memory: WebAssembly.Memory;
  reserve(length: number): number;
  answer(): number;
  length(): number;
}

/** Instantiates the module. */
export async function instantiate(source: Response | BufferSource): Promise<Module> {
  const { instance } =
    source instanceof Response
      ? await WebAssembly.instantiateStreaming(source)
      : await WebAssembly.instantiate(source);
  const exports = instance.exports as unknown as Exports;
  const [writer, reader] = [new TextEncoder(), new TextDecoder()];
  return (request) => {
    const written = writer.encode(JSON.stringify(request));
    const place = exports.reserve(written.length);
    new Uint8Array(exports.memory.buffer, place, written.length).set(written);
    const answer = exports.answer();
    // The memory may have grown, which invalidates earlier views of it.
    const read = new Uint8Array(exports.memory.buffer, answer, exports.length());
    return JSON.parse(reader.decode(read)) as Answer;
  };
}

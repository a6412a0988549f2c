// A line-based client of the engine: docs/protocol.md.

import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Now } from "../src/wire";
import { BINARY } from "./server";

export interface Status {
  ply: number;
  over: boolean;
  to_act: number[];
  scores: number[];
}

export class Engine {
  #process: ChildProcessWithoutNullStreams = spawn(BINARY, ["engine"]);
  #answers = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();

  async ask<T>(request: object): Promise<T> {
    this.#process.stdin.write(`${JSON.stringify(request)}\n`);
    const line = await this.#answers.next();
    const { ok, error } = JSON.parse(String(line.value)) as { ok: T; error?: { message: string } };
    if (error) throw new Error(error.message);
    return ok;
  }

  async legal(seat: number): Promise<string[]> {
    return (await this.ask<{ moves: string[] }>({ cmd: "legal", seat })).moves;
  }

  /** The table from the perspective of a seat or a spectator. */
  async look(seat: number | null): Promise<Pick<Now, "view" | "standing">> {
    return this.ask({ cmd: "view", seat });
  }

  end(): void {
    this.#process.kill();
  }
}

// A server of our own for a test: the real binary, an empty database, any free port.

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const BINARY = process.env["ASTERISM"] ?? "../target/debug/asterism";

export class Server {
  url = "";
  #listen = "127.0.0.1:0";
  #folder = mkdtempSync(join(tmpdir(), "asterism-"));
  #process: ChildProcess | null = null;

  async start(): Promise<void> {
    const database = `sqlite://${join(this.#folder, "tables.db")}`;
    const child = spawn(BINARY, ["serve", "--listen", this.#listen, "--database", database]);
    this.#process = child;
    this.url = await new Promise((found, fail) => {
      const look = (text: Buffer) => {
        const url = /http:\/\/[\d.:]+/.exec(text.toString());
        if (url) found(url[0]);
      };
      child.stdout.on("data", look);
      child.stderr.on("data", look);
      child.on("error", fail);
      child.on("exit", () => fail(new Error("the server ended")));
    });
    this.#listen = new URL(this.url).host;
  }

  /** Ends as by a power cut: what was acknowledged must be there afterwards. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((done) => child.on("exit", done));
    child.kill("SIGKILL");
    await ended;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true });
  }
}

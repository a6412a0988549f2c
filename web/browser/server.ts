// A separate server for a test: the real binary, an empty database, any free port.

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const BINARY = process.env["ASTERISM"] ?? "../target/debug/asterism";

export class Server {
  url = "";
  /** Additional command-line flags, given the server's address. */
  flags: ((url: string) => string[]) | null = null;
  #listen = "127.0.0.1:0";
  #folder = mkdtempSync(join(tmpdir(), "asterism-"));
  #process: ChildProcess | null = null;

  async start(): Promise<void> {
    const database = `sqlite://${join(this.#folder, "tables.db")}`;
    if (this.flags && this.url === "") this.#listen = `127.0.0.1:${await freePort()}`;
    const flags = this.flags?.(`http://${this.#listen}`) ?? [];
    const serve = ["serve", "--listen", this.#listen, "--database", database, ...flags];
    const child = spawn(BINARY, serve);
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

  /** Kills it, as a power cut would: acknowledged changes must survive. */
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

function freePort(): Promise<number> {
  return new Promise((found) => {
    const taker = createServer().listen(0, "127.0.0.1", () => {
      const { port } = taker.address() as { port: number };
      taker.close(() => found(port));
    });
  });
}

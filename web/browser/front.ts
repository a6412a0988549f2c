// A proxy between browser and server in the offline tests: it serves a build of the page from a folder, as
// the server would, and forwards everything else. So a test can change the build, remove files, and be
// unreachable.

import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

const DIST = fileURLToPath(new URL("../dist", import.meta.url));
const SEAL = fileURLToPath(new URL("../scripts/offline.js", import.meta.url));
const KINDS: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

export class Front {
  url = "";
  /** The folder whose files are served. */
  build = DIST;
  /** Files that the server lacks. */
  readonly gone = new Set<string>();
  /** Text prepended to a file, by its path. */
  readonly before = new Map<string, string>();
  /** The requested paths. */
  readonly asked: string[] = [];
  #server = createServer((asked, answer) => this.#answer(asked, answer));
  #sockets = new Set<Socket>();
  #behind: URL | null = null;
  #headers: Record<string, string> = {};
  #port = 0;
  #folders: string[] = [];

  async start(behind: string): Promise<void> {
    this.#behind = new URL(behind);
    for (const [name, value] of (await fetch(behind)).headers) {
      if (/polic|options/.test(name)) this.#headers[name] = value;
    }
    this.#server.on("connection", (socket) => {
      this.#sockets.add(socket);
      socket.on("close", () => this.#sockets.delete(socket));
    });
    this.#server.on("upgrade", (asked, socket, head) => {
      const on = connect(Number(this.#behind?.port), this.#behind?.hostname);
      const headers = asked.rawHeaders.flatMap((text, n) =>
        n % 2 ? [] : [`${text}: ${asked.rawHeaders[n + 1]}`],
      );
      on.write([`GET ${asked.url} HTTP/1.1`, ...headers, "", ""].join("\r\n"));
      on.write(head);
      on.pipe(socket).pipe(on);
      on.on("error", () => socket.destroy());
      socket.on("error", () => on.destroy());
    });
    await this.comeBack();
    this.url = `http://127.0.0.1:${this.#port}`;
  }

  /** Makes the server unreachable. */
  async vanish(): Promise<void> {
    const closed = new Promise((done) => this.#server.close(done));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  async comeBack(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(this.#port, "127.0.0.1", done));
    this.#port = (this.#server.address() as { port: number }).port;
  }

  async end(): Promise<void> {
    await this.vanish();
    for (const folder of this.#folders) rmSync(folder, { recursive: true });
  }

  /** Another build of the same page: every script gets a new name, and styles keep theirs. */
  renewed(mark: string): string {
    const folder = mkdtempSync(join(tmpdir(), "asterism-build-"));
    this.#folders.push(folder);
    cpSync(DIST, folder, { recursive: true });
    const assets = join(folder, "assets");
    const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
    const all = [join(folder, "index.html"), ...scripts.map((name) => join(assets, name))];
    for (const file of all) {
      let text = readFileSync(file, "utf8");
      for (const name of scripts) text = text.replaceAll(name, named(name, mark));
      writeFileSync(file, text);
    }
    for (const name of scripts) renameSync(join(assets, name), join(assets, named(name, mark)));
    execFileSync(process.execPath, [SEAL, folder]);
    return folder;
  }

  #answer(asked: IncomingMessage, answer: ServerResponse): void {
    const { pathname } = new URL(asked.url ?? "/", this.url || "http://localhost");
    this.asked.push(pathname);
    if (/^\/api\//.test(pathname)) return this.#pass(asked, answer);
    const file = this.gone.has(pathname) ? null : this.#read(pathname);
    const hashed = pathname.startsWith("/assets/");
    const headers = {
      ...this.#headers,
      "cache-control": hashed ? "public, max-age=31536000, immutable" : "no-cache",
      "content-type": KINDS[file === null ? ".html" : extname(pathname) || ".html"] ?? "text/plain",
    };
    const isFile = extname(pathname) !== "";
    answer.writeHead(file === null && isFile ? 404 : 200, headers);
    answer.write(this.before.get(pathname) ?? "");
    answer.end(file ?? this.#read("/index.html"));
  }

  #read(pathname: string): Buffer | null {
    try {
      return readFileSync(join(this.build, pathname));
    } catch {
      return null;
    }
  }

  #pass(asked: IncomingMessage, answer: ServerResponse): void {
    const { hostname, port } = this.#behind ?? {};
    const { method, headers, url: path } = asked;
    const on = request({ hostname, port, method, headers, path }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
    });
    on.on("error", () => answer.destroy());
    asked.pipe(on);
  }
}

/** `first-abc.js` becomes `first-abc.new.js`. */
function named(name: string, mark: string): string {
  return name.replace(/\.js$/, `.${mark}.js`);
}

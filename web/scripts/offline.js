// The last step of a build: names it, and makes the service worker that stores it. A folder other than dist/
// may be given.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const dist = process.argv[2] ?? here("../dist");
const INDEX = "index.html";
const WORKER = "sw.js";
/** Files not needed offline: the browser fetches these by itself, if at all. */
const LEFT_OUT = /\.(br|gz|png|txt)$/;

const hash = (bytes) => createHash("sha256").update(bytes);
const read = (path) => readFileSync(join(dist, path));
const integrity = (path) => `sha256-${hash(read(path)).digest("base64")}`;

const paths = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !LEFT_OUT.test(entry.name) && entry.name !== WORKER)
  .map((entry) => relative(dist, join(entry.parentPath, entry.name)))
  .sort();

// A page contains the name of its build, so that it notices another one. The name is not part of the hash.
const NAME = /\s*<meta name="build"[^>]*>/;
const page = read(INDEX).toString().replace(NAME, "");
writeFileSync(join(dist, INDEX), page);
const id = hash(paths.map((path) => path + integrity(path)).join("\n"))
  .digest("hex")
  .slice(0, 16);
writeFileSync(
  join(dist, INDEX),
  page.replace("</title>", `</title>\n    <meta name="build" content="${id}" />`),
);

// A file of words is named by its language, or by its subject and language: `atlas.en.ftl`.
const languages = readdirSync(here("../../locales")).flatMap(
  (file) => file.match(/^\w+(?=\.ftl$)/) ?? [],
);
const words = Object.fromEntries(
  languages.map((language) => {
    const own = paths.filter((path) => new RegExp(`^assets/(\\w+\\.)?${language}-`).test(path));
    if (own.length === 0) throw new Error(`the build has no words for ${language}`);
    return [language, own.map((path) => `/${path}`)];
  }),
);
const files = Object.fromEntries(
  paths.map((path) => [path === INDEX ? "/" : `/${path}`, integrity(path)]),
);

await build({
  configFile: false,
  publicDir: false,
  logLevel: "warn",
  define: { __BUILD__: JSON.stringify({ id, files, words }) },
  build: {
    target: "es2022",
    outDir: dist,
    emptyOutDir: false,
    rolldownOptions: {
      input: here("../src/offline/worker.ts"),
      output: { format: "iife", entryFileNames: WORKER },
    },
  },
});

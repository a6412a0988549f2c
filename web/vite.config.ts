import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { atlas } from "./scripts/atlas.ts";
import { preload } from "./scripts/preload.ts";
import { smaller } from "./scripts/smaller.ts";
import { words } from "./scripts/words.ts";

/** What every page has, and what the first page and tables both need. */
const SHELL =
  /src\/(start|home|local\/here\.svelte|games\/(game|played)|shell\/rest|table\/(awaited|names)|sky\/(figure|spread))\.ts$|src\/shell\/SeatMark\.svelte$/;
/** What of Svelte no page begins with. */
const FORMS = /svelte\/src\/internal\/client\/dom\/elements\/bindings\/(input|select)\.js$/;
/** Where nobody arrives in a hurry: every page would have to name what these need, to ask for it a moment
 * earlier. */
const SELDOM = /(About|Atlas|Here|Learn|Notify|Open|Pass|Replay|Solve)Page-/;
/** What the first page shows of boards. */
const PARTS = /src\/games\/(stellium\/(Body\.svelte|textures\.ts)|sternenhimmel\/discs\.ts)$/;

// What tables on this device are made of; scripts/build-module puts it there.
const module = fileURLToPath(new URL("module/asterism.wasm", import.meta.url));
const hasModule = existsSync(module);

export default defineConfig({
  plugins: [words(), atlas(), svelte(), preload("src/start.ts"), smaller()],
  define: { __HERE__: JSON.stringify(hasModule) },
  resolve: {
    alias: { "asterism-module": hasModule ? `${module}?url` : "/src/local/absent.ts" },
  },
  worker: { format: "es" },
  build: {
    target: "es2022",
    // A picture inlined as data would count against every page that does not show it.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed) =>
        SELDOM.test(file) ? needed.filter((each) => each.endsWith(".css")) : needed,
    },
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: FORMS, sideEffects: false }] },
      output: {
        // What every page has is one file, what each place needs beyond it another: a file too many
        // costs more than its bytes.
        codeSplitting: {
          groups: [
            { name: "main", test: /src\/main\.ts$/, priority: 5 },
            { name: "forms", test: FORMS, priority: 6, includeDependenciesRecursively: false },
            { name: "shell", test: SHELL, priority: 4 },
            { name: "parts", test: PARTS, priority: 3 },
            { name: "first", test: /src\/first\/FirstPage\.svelte$/, priority: 2 },
            { name: "table", test: /src\/table\/TablePage\.svelte$/, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8080", ws: true } },
    // Words live beside this folder: the engine and the page share them.
    fs: { allow: [".."] },
  },
  test: { include: ["src/**/*.test.ts"], testTimeout: 60_000 },
});

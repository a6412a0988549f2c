import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { atlas } from "./scripts/atlas.ts";
import { preload } from "./scripts/preload.ts";
import { smaller } from "./scripts/smaller.ts";
import { words } from "./scripts/words.ts";

/** Modules of every page, and modules shared by the first page and tables. */
const SHELL =
  /src\/(start|home|local\/here\.svelte|games\/(game|played)|shell\/rest|table\/(awaited|names)|sky\/(figure|spread))\.ts$|src\/shell\/SeatMark\.svelte$/;
/** Modules of Svelte that no page starts with. */
const FORMS = /svelte\/src\/internal\/client\/dom\/elements\/bindings\/(input|select)\.js$/;
/** Rarely visited places: preloading their parts a moment earlier would require every page to list them. */
const SELDOM = /(About|Atlas|Here|Learn|Notify|Open|Pass|Replay|Solve)Page-/;
/** Parts of boards on the first page. */
const PARTS = /src\/games\/(stellium\/(Body\.svelte|textures\.ts)|sternenhimmel\/discs\.ts)$/;

// The module for tables on this device; scripts/build-module puts it there.
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
    // An image inlined as data would count against every page that does not show it.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed) =>
        SELDOM.test(file) ? needed.filter((each) => each.endsWith(".css")) : needed,
    },
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: FORMS, sideEffects: false }] },
      output: {
        // The code of every page is one file, the additional code of each place another: an extra file costs
        // more than its bytes.
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

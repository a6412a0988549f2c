import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { words } from "./scripts/words.ts";

// What tables on this device are made of; scripts/build-module puts it there.
const module = fileURLToPath(new URL("module/asterism.wasm", import.meta.url));
const hasModule = existsSync(module);

export default defineConfig({
  plugins: [words(), svelte()],
  define: { __HERE__: JSON.stringify(hasModule) },
  resolve: {
    alias: { "asterism-module": hasModule ? `${module}?url` : "/src/local/absent.ts" },
  },
  worker: { format: "es" },
  build: {
    target: "es2022",
    // A picture inlined as data would count against every page that does not show it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What the first page needs is one file, what a table needs beyond it another: a file too
        // many costs more than its bytes.
        codeSplitting: {
          groups: [
            { name: "first", test: /src\/App\.svelte$/, priority: 2 },
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

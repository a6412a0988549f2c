import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { atlas } from "./scripts/atlas.ts";
import { words } from "./scripts/words.ts";

export default defineConfig({
  plugins: [words(), atlas(), svelte()],
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
  test: { include: ["src/**/*.test.ts"] },
});

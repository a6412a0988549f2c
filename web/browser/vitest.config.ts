import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["browser/**/*.test.ts"],
    // Bots think and moves are shown one by one: a table takes its time.
    testTimeout: 90_000,
    hookTimeout: 30_000,
    fileParallelism: false,
  },
});

import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["browser/**/*.test.ts"],
    // A whole game takes its time, and more on a machine that is busy with something else.
    testTimeout: 600_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});

import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["browser/**/*.test.ts"],
    // A whole game takes a while, and more on a machine that is busy with something else.
    testTimeout: 600_000,
    hookTimeout: 120_000,
    // Deals are random, and a machine may be busy: a failed test is retried once, and reported as such.
    retry: 1,
    // Each file has its own browser and server: more of them than processors would only wait.
    maxWorkers: 2,
  },
});

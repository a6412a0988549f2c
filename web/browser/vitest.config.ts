import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["browser/**/*.test.ts"],
    // A whole game takes its time, and more on a machine that is busy with something else.
    testTimeout: 600_000,
    hookTimeout: 120_000,
    // Deals are drawn, and a machine may be busy: what fails is tried once more, and said to have been.
    retry: 1,
    // Each file has a browser and a server of its own: more at once than processors would only wait.
    maxWorkers: 2,
  },
});

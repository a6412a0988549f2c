// For everyone: axe-core finds nothing, and nothing has to be scrolled sideways, in both themes.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectNoSidewaysScrolling, launch, PHONE, playNow, visit, WIDE } from "./browser";
import { Server } from "./server";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const server = new Server();
let browser: Browser;
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

beforeAll(async () => {
  await server.start();
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await server.end();
});

async function expectNothingFound(page: Page): Promise<void> {
  await page.evaluate(source);
  const found = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  });
  expect(found).toEqual([]);
  await expectNoSidewaysScrolling(page);
}

const SIZES = [
  { colorScheme: "dark", viewport: WIDE },
  { colorScheme: "light", viewport: WIDE },
  { colorScheme: "dark", viewport: PHONE },
  { colorScheme: "light", viewport: PHONE },
] as const;

describe.each(SIZES)("$colorScheme, $viewport.width wide", (size) => {
  // Our own policy would keep axe-core out.
  const open = () => visit(browser, { ...size, bypassCSP: true });

  it.each(["/", "/about", "/rules/sternenhimmel", "/nowhere"])("%s", async (path) => {
    const page = await open();
    await page.goto(server.url + path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expectNothingFound(page);
  });

  it("a table", async () => {
    const page = await open();
    await playNow(page, server.url, "Sternenhimmel", 5);
    await page.getByText("Your turn:").waitFor();
    await expectNothingFound(page);
  });
});

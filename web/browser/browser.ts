// A real browser, without a window.

import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { expect } from "vitest";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

export function launch(): Promise<Browser> {
  const executablePath = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
  return chromium.launch({ executablePath, args: FLAGS });
}

/** A page of a new visitor. An error in it fails the test. */
export async function visit(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce", locale: "en", ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  page.on("pageerror", (error) => {
    throw error;
  });
  return page;
}

/** From the first page to a game against bots. */
export async function playNow(page: Page, url: string, game: string, players = 3): Promise<void> {
  await page.goto(url);
  const card = page.getByRole("article", { name: game });
  await card.getByRole("button", { name: "Play now" }).click();
  const seats = page.getByRole("group", { name: "Players in all" });
  await seats.getByRole("radio", { name: String(players) }).check();
  await page.getByRole("button", { name: "Start" }).click();
}

export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
}

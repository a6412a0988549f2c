// After one visit the page opens without a server, whole and of one build; what is damaged heals.

import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { atATable, visit, WIDE } from "./browser";
import { Front } from "./front";

const server = atATable();
const front = new Front();
const DIST = front.build;
const WITH_WORKER = { ...WIDE, serviceWorkers: "allow" } as const;

beforeAll(() => front.start(server.url));
afterAll(() => front.end());
beforeEach(() => {
  front.build = DIST;
  front.gone.clear();
  front.before.clear();
});

/** Waits until the page is kept, with the words of a language. */
async function keep(page: Page, language = "en"): Promise<void> {
  await page.waitForFunction(async (language) => {
    const note = await caches.match("/offline/languages");
    const languages = (await note?.text())?.split(" ") ?? [];
    return navigator.serviceWorker.controller !== null && languages.includes(language);
  }, language);
}

async function firstVisit(): Promise<Page> {
  const page = await visit(WITH_WORKER);
  await page.goto(front.url);
  await keep(page);
  return page;
}

/** Without any connection, until it is done. */
async function inFlight(page: Page, done: () => Promise<void>): Promise<void> {
  await front.vanish();
  await page.context().setOffline(true);
  await done();
  await front.comeBack();
  await page.context().setOffline(false);
}

const firstPage = (page: Page) => page.getByRole("article", { name: "Astra" });

it("after one visit the first page opens in flight mode, on reload too", async () => {
  const page = await firstVisit();
  await inFlight(page, async () => {
    await page.reload();
    await firstPage(page).waitFor();
    await page.getByRole("link", { name: "About" }).click();
    await page.getByRole("heading", { name: "The games" }).waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "The games" }).waitFor();
    await page.goto(`${front.url}/no/such/place`);
    await page.getByRole("heading", { name: "There is nothing here" }).waitFor();
  });
});

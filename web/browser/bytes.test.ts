// The compressed size of everything a new visitor's browser loads before a page is there: counted, not
// estimated.

import type { BrowserContext, Page, Request } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { atATable, playNow, visit, visitHere } from "./browser";
import { GAMES, ownTurn } from "./play";

const server = atATable();
const FIRST = 45_000;
const TABLE = 100_000;
const MODULE = 400_000;

let player: Awaited<ReturnType<BrowserContext["storageState"]>>;
const tables = new Map<string, string>();

beforeAll(async () => {
  const page = await visit();
  for (const game of GAMES) {
    await playNow(page, game, { players: 3 });
    await ownTurn(page).waitFor();
    tables.set(game, page.url());
  }
  player = { ...(await page.context().storageState()), origins: [] };
  await page.context().close();
}, 300_000);

/** The bytes of all files loaded until the network is idle. */
async function bytesOf(locale: string, url: string, there: (page: Page) => Promise<void>) {
  const page = await visit({ locale, storageState: player });
  const sent: Promise<[string, number]>[] = [];
  const count = (request: Request) => {
    const size = request.sizes().then(({ responseBodySize }) => responseBodySize);
    sent.push(size.then((bytes) => [new URL(request.url()).pathname, bytes]));
  };
  page.on("requestfinished", count);
  await page.goto(url);
  await there(page);
  await page.waitForLoadState("networkidle");
  page.off("requestfinished", count);
  const files = await Promise.all(sent);
  await page.context().close();
  expect(files.some(([path]) => path.endsWith(".js"))).toBe(true);
  return files.reduce((sum, [, bytes]) => sum + bytes, 0);
}

describe.each(["en", "fr", "ru"])("in %s", (locale) => {
  it("the first page is light", async () => {
    const bytes = await bytesOf(locale, server.url, (page) =>
      page.getByRole("article").first().waitFor(),
    );
    expect(bytes).toBeLessThan(FIRST);
  });

  it.each(GAMES)("a table of %s is light", async (game) => {
    const bytes = await bytesOf(locale, tables.get(game) ?? "", (page) =>
      page.locator("#board button, #board [role=button]").first().waitFor(),
    );
    expect(bytes).toBeLessThan(TABLE);
  });
});

it("what tables on this device are made of is light", async () => {
  const page = await visitHere();
  const asked = page.waitForEvent("requestfinished", (request) => request.url().endsWith(".wasm"));
  await page.goto(server.url);
  await playNow(page, "Stellium");
  const { responseBodySize } = await (await asked).sizes();
  expect(responseBodySize).toBeGreaterThan(0);
  expect(responseBodySize).toBeLessThan(MODULE);
});

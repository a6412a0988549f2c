// After one visit the page opens without a server, complete and from one build; damaged files are repaired.

import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { atATable, visit } from "./browser";
import { Front } from "./front";
import { inFlight, keep, WITH_WORKER } from "./kept";
import { ownTurn } from "./play";

const server = atATable();
const front = new Front();
const DIST = front.build;
const visitors: Page[] = [];

beforeAll(() => front.start(server.url));
afterAll(() => front.end());
afterEach(async () => {
  for (const page of visitors.splice(0)) await page.context().close();
});
beforeEach(() => {
  front.asked.length = 0;
  front.build = DIST;
  front.gone.clear();
  front.before.clear();
});

/** A visitor whose page may be stored, until the test is over. */
async function come(): Promise<Page> {
  const page = await visit(WITH_WORKER);
  visitors.push(page);
  return page;
}

async function firstVisit(): Promise<Page> {
  const page = await come();
  await page.goto(front.url);
  await keep(page);
  return page;
}

const firstPage = (page: Page) => page.getByRole("article", { name: "Astra" });

/** Every script and style the page has loaded since its last load. */
const loaded = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith(".js")),
  );

const builds = (page: Page) => page.evaluate(() => caches.keys());

/** Restarts the workers, as after a period without requests. */
async function stopWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.stopAllWorkers");
}

const offered = (page: Page) => page.getByText("A new version is ready.");

it("after one visit the page opens in flight mode, on reload too", async () => {
  const page = await firstVisit();
  await inFlight(page, front, async () => {
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

it("in flight mode the first page says what works, and comes back by itself", async () => {
  const page = await firstVisit();
  await inFlight(page, front, async () => {
    await page.reload();
    await page.getByText("You are offline.").waitFor();
  });
  await page.getByText("You are offline.").waitFor({ state: "detached" });
});

it("in flight mode a game is begun, played, and there again on reload", async () => {
  const page = await firstVisit();
  await inFlight(page, front, async () => {
    await page.reload();
    await firstPage(page).getByRole("button", { name: "Play now" }).click();
    await page.getByRole("button", { name: "Start" }).click();
    await ownTurn(page).waitFor();
    expect(page.url()).toContain("/here/");
    await page.reload();
    await ownTurn(page).waitFor();
  });
});

it("an online table waits for the server, and opens by itself", async () => {
  const page = await firstVisit();
  await firstPage(page).getByRole("button", { name: "With friends" }).click();
  await page.getByRole("button", { name: "Make the table" }).click();
  const invitation = page.getByRole("heading", { name: "Invite friends" });
  await invitation.waitFor();
  await inFlight(page, front, async () => {
    await page.reload();
    await page.getByRole("heading", { name: "No connection" }).waitFor();
  });
  await invitation.waitFor();
});

it("rules of every game are read in flight mode, in every language that was chosen", async () => {
  const page = await firstVisit();
  const titles = { en: "Rules", fr: "Règles", ru: "Правила" };
  for (const language of Object.keys(titles)) {
    await page.locator("select.language").selectOption(language);
    await keep(page, language);
  }
  await inFlight(page, front, async () => {
    for (const [language, title] of Object.entries(titles)) {
      await page.locator("select.language").selectOption(language);
      for (const [game, name] of [
        ["astra", "Astra"],
        ["sternenhimmel", "Sternenhimmel"],
        ["stellium", "Stellium"],
      ]) {
        await page.goto(`${front.url}/rules/${game}`);
        await page.getByRole("heading", { level: 1, name: name ?? "" }).waitFor();
        expect(await page.title()).toBe(`${title} · ${name} · Asterism`);
      }
    }
  });
});

it("a new build is offered when it is whole, and never mixed with the old one", async () => {
  const page = await firstVisit();
  const other = await page.context().newPage();
  await other.goto(front.url);
  await firstPage(other).waitFor();
  front.build = front.renewed("new");

  // One part of the new build is missing at first: an incomplete build is not offered.
  const parts = readdirSync(join(front.build, "assets"));
  const missing = parts.find((name) => /^QrCode-.*\.new\.js$/.test(name));
  front.gone.add(`/assets/${missing}`);
  await page.reload();
  await expect.poll(() => front.asked, { timeout: 60_000 }).toContain(`/assets/${missing}`);
  await page.reload();
  await firstPage(page).waitFor();
  const waits = async () => (await navigator.serviceWorker.getRegistration())?.waiting != null;
  expect(await page.evaluate(waits)).toBe(false);
  expect(await offered(page).count()).toBe(0);
  front.gone.clear();

  await page.reload();
  await offered(page).waitFor();
  // The old page goes on, with parts that it has not loaded yet and that the server no longer has.
  await page.getByRole("link", { name: "About" }).click();
  await page.getByRole("heading", { name: "The games" }).waitFor();
  expect((await loaded(page)).filter((path) => path.includes(".new."))).toEqual([]);

  await page.getByRole("button", { name: "Reload" }).click();
  await page.waitForEvent("load");
  await page.getByRole("heading", { name: "The games" }).waitFor();
  expect((await loaded(page)).filter((path) => !path.includes(".new."))).toEqual([]);
  expect(await offered(page).count()).toBe(0);

  // The other page still has the old build, complete, and is offered the new one.
  await offered(other).waitFor();
  await other.getByRole("link", { name: "About" }).click();
  await other.getByRole("heading", { name: "The games" }).waitFor();
  expect((await loaded(other)).filter((path) => path.includes(".new."))).toEqual([]);
  expect(await builds(other)).toHaveLength(2);

  await other.getByRole("button", { name: "Reload" }).click();
  await expect.poll(() => builds(page), { timeout: 60_000 }).toHaveLength(1);
  await inFlight(page, front, async () => {
    await page.goto(`${front.url}/rules/astra`);
    await page.getByRole("heading", { level: 1, name: "Astra" }).waitFor();
    expect((await loaded(page)).filter((path) => !path.includes(".new."))).toEqual([]);
  });
});

it("a game goes on over a new build", async () => {
  const page = await come();
  await page.goto(front.url);
  await firstPage(page).getByRole("button", { name: "Play now" }).click();
  await page.getByRole("button", { name: "Start" }).click();
  await ownTurn(page).waitFor();
  await keep(page);
  const address = page.url();
  front.build = front.renewed("next");
  await page.reload();
  const settings = page.getByRole("button", { name: "Settings" });
  await expect
    .poll(() => settings.getAttribute("title"), { timeout: 60_000 })
    .toBe("A new version is ready.");
  await settings.click();
  await page.getByRole("button", { name: "Reload" }).click();
  await page.waitForEvent("load");
  await ownTurn(page).waitFor();
  expect(page.url()).toBe(address);
  expect((await loaded(page)).filter((path) => !path.includes(".next."))).toEqual([]);
});

it("what is damaged or missing in the cache is fetched again", async () => {
  const page = await firstVisit();
  const kept = await page.evaluate(async () => {
    const [name = ""] = await caches.keys();
    const cache = await caches.open(name);
    const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    const named = (start: string) => paths.find((path) => path.startsWith(start)) ?? "";
    const damaged = ["/", named("/assets/first-"), named("/assets/AboutPage-")];
    for (const path of damaged) await cache.put(path, new Response("half a fi"));
    for (const path of ["/assets/index-", "/assets/RulesPage-"]) await cache.delete(named(path));
    return paths.length;
  });
  await stopWorkers(page);
  await page.reload();
  await firstPage(page).waitFor();
  await page.getByRole("link", { name: "About" }).click();
  await page.getByRole("heading", { name: "The games" }).waitFor();
  const count = () =>
    page.evaluate(async () => {
      const [name = ""] = await caches.keys();
      return (await (await caches.open(name)).keys()).length;
    });
  await expect.poll(count, { timeout: 60_000 }).toBe(kept);
  await inFlight(page, front, async () => {
    await page.goto(`${front.url}/rules/stellium`);
    await page.getByRole("heading", { level: 1, name: "Stellium" }).waitFor();
  });
});

it("a cache that cannot be used is left alone, and the network answers", async () => {
  front.before.set(
    "/sw.js",
    `addEventListener("activate", () => {
       CacheStorage.prototype.open = () => Promise.reject(new Error("broken"));
     });`,
  );
  const page = await come();
  await page.goto(front.url);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), {
      timeout: 60_000,
    })
    .toBe(true);
  await page.reload();
  await firstPage(page).waitFor();
  await page.getByRole("link", { name: "About" }).click();
  await page.getByRole("heading", { name: "The games" }).waitFor();
});

it("where no worker is allowed the page works as before", async () => {
  const page = await come();
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () =>
      Promise.reject(new DOMException("denied", "SecurityError"));
  });
  await page.goto(front.url);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByText("This browser keeps nothing here").waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("link", { name: "About" }).click();
  await page.getByRole("heading", { name: "The games" }).waitFor();
});

it("who saves data is asked first", async () => {
  const page = await come();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.goto(front.url);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByText("Your browser is saving data").waitFor();
  expect(await builds(page)).toEqual([]);
  await page.getByRole("button", { name: "Keep it here" }).click();
  await page.getByText("The whole page is kept on this device").waitFor();
});

it("a server without a worker gets rid of it", async () => {
  const page = await firstVisit();
  front.build = front.renewed("bare");
  front.gone.add("/sw.js");
  await page.reload();
  const registered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registered, { timeout: 60_000 }).toBe(0);
  expect(await builds(page)).toEqual([]);
  await page.getByRole("button", { name: "Reload" }).click();
  await page.waitForEvent("load");
  await firstPage(page).waitFor();
  expect((await loaded(page)).filter((path) => !path.includes(".bare."))).toEqual([]);
});

it("an old page whose part is lost is loaded anew from the server", async () => {
  const page = await firstVisit();
  front.build = front.renewed("later");
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await stopWorkers(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await page.getByRole("link", { name: "About" }).click();
  await page.waitForEvent("load");
  await page.getByRole("heading", { name: "The games" }).waitFor();
  expect((await loaded(page)).filter((path) => !path.includes(".later."))).toEqual([]);
});

it("nothing is kept before the first visit has loaded", async () => {
  const page = await come();
  await page.goto(front.url);
  await firstPage(page).waitFor();
  const shown = await loaded(page);
  await keep(page);
  const when = (path: string) => front.asked.indexOf(path);
  const later = front.asked.filter((path) => path === "/sw.js" || path.endsWith(".wasm"));
  expect(later).toContain("/sw.js");
  for (const path of shown) for (const one of later) expect(when(path)).toBeLessThan(when(one));
});

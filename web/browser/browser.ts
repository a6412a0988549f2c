// A real headless browser and a real server for the tests of a file.

import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { Server } from "./server";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const WIDE = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** How long anything may take to appear, on a machine that is busy with something else. */
const PATIENCE = 60_000;

const server = new Server();
/** The full browser: it shows notifications, and installs pages. */
const whole = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
/** The browser for all other tests; without a user interface it takes half the time. */
const executablePath = process.env["HEADLESS_SHELL"] ?? whole;
let browser: Browser;

/** A server and a browser, while the tests of this file run. */
export function atATable(flags: Server["flags"] = null): Server {
  server.flags = flags;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath, args: FLAGS });
    await server.start();
  });
  afterAll(async () => {
    await browser.close();
    await server.end();
  });
  return server;
}

/** Tests cannot intercept a service worker's answers, so there is none unless a test wants one. */
const USUAL = { reducedMotion: "reduce", locale: "en", serviceWorkers: "block" } as const;

/** A page of a new visitor who plays online. An error in it fails the test. */
export async function visit(options: BrowserContextOptions = WIDE, settings = {}): Promise<Page> {
  const context = await browser.newContext({ ...USUAL, ...options });
  await context.addInitScript(
    (chosen) => {
      if (location.origin === "null") return; // an empty page has no storage
      const key = "asterism-settings";
      if (localStorage.getItem(key) === null) localStorage.setItem(key, chosen);
    },
    JSON.stringify({ bots: "online", ...settings }),
  );
  return open(context);
}

/** A page of a new visitor with default settings: games are played on the device where possible. */
export async function visitHere(options: BrowserContextOptions = WIDE): Promise<Page> {
  return open(await browser.newContext({ ...USUAL, ...options }));
}

/** Another tab of the same visitor. */
export async function open(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.on("pageerror", (error) => {
    throw error;
  });
  return page;
}

/** A visitor with a full browser and a persistent profile: without one, pages cannot be installed. */
export async function visitAtHome(): Promise<Page> {
  const own = { ...USUAL, serviceWorkers: "allow", executablePath: whole, args: FLAGS } as const;
  return open(await chromium.launchPersistentContext("", own));
}

export interface Wanted {
  players?: number;
  /** The choices under "More choices". */
  more?: string[];
}

/** From the first page to a game against the easiest bots. */
export async function playNow(page: Page, game: string, wanted: Wanted = {}): Promise<void> {
  const { players = 3, more = [] } = wanted;
  await page.goto(server.url);
  const card = page.getByRole("article", { name: game });
  await card.getByRole("button", { name: "Play now" }).click();
  const asked = page.getByRole("dialog");
  await asked.getByRole("radio", { name: "novice" }).check();
  const seats = asked.getByRole("group", { name: "Number of players" });
  await seats.getByRole("radio", { name: String(players) }).check();
  if (more.length > 0) await asked.getByText("More choices").click();
  for (const name of more) await asked.getByRole("radio", { name }).check();
  await asked.getByRole("button", { name: "Start" }).click();
}

/** Makes a table for friends; the page's address is the invitation. */
export async function inviteTo(page: Page, game: string, seats = 2): Promise<void> {
  await page.goto(server.url);
  const card = page.getByRole("article", { name: game });
  await card.getByRole("button", { name: "With friends" }).click();
  const asked = page.getByRole("dialog");
  const counts = asked.getByRole("group", { name: "Seats at the table" });
  await counts.getByRole("radio", { name: String(seats) }).check();
  await asked.getByLabel("Your name").fill("Ada");
  await asked.getByRole("button", { name: "Make the table" }).click();
  await page.getByRole("heading", { name: "Invite friends" }).waitFor();
}

/** Follows an invitation and takes the first free seat. */
export async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole("button", { name: "Sit here" }).first().click();
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Sit down" }).click();
  await page.getByRole("button", { name: "Stand up" }).waitFor();
}

export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
}

// Accessibility: axe-core finds nothing, no words are missing, and nothing scrolls sideways, on any screen,
// in any size and theme.

import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { found } from "./axe";
import {
  atATable,
  expectNoSidewaysScrolling,
  inviteTo,
  PHONE,
  playNow,
  visit,
  WIDE,
} from "./browser";
import { canPress, ending, GAMES, ownTurn, playOn, playToTheEnd } from "./play";

const server = atATable();

/** The player who has started the games under test. */
let player: Awaited<ReturnType<BrowserContext["storageState"]>>;
/** The address of each page, by a description. */
const places = new Map<string, string>();

beforeAll(async () => {
  const page = await visit(WIDE);
  for (const game of GAMES) {
    await playNow(page, game, { players: 4 });
    for (let press = 0; press < 8; press++) await playOn(page, game);
    await ownTurn(page).waitFor();
    places.set(`a table of ${game}`, page.url());
  }
  await playNow(page, "Sternenhimmel", { players: 5 });
  await playToTheEnd(page, "Sternenhimmel");
  places.set("the end", page.url());
  places.set("a replay", `${page.url()}/replay?move=40&seat=0`);
  await inviteTo(page, "Astra", 3);
  places.set("a lobby", page.url());
  player = await page.context().storageState();
  await page.context().close();
}, 600_000);

/** Checks a page in every size that its pointer is used with, and in both themes. */
async function expectNothingFound(page: Page, sizes: readonly Size[]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await found(page), `${size.width} × ${size.height}, night`).toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
    // A theme changes only colours.
    const colours = await found(page, ["color-contrast"]);
    expect(colours, `${size.width} × ${size.height}, paper`).toEqual([]);
    await expectNoSidewaysScrolling(page);
    expect(await page.locator("body").innerText()).not.toMatch(/\bpage-[a-z]/);
  }
}

type Size = { width: number; height: number };
const TOUCHED: Size[] = [PHONE.viewport, { width: 360, height: 560 }, { width: 844, height: 390 }];

describe.each([
  { pointer: "a mouse", options: WIDE, sizes: [WIDE.viewport] },
  { pointer: "a finger", options: PHONE, sizes: TOUCHED },
])("with $pointer", ({ options, sizes }) => {
  const [first = WIDE.viewport] = sizes;
  let page: Page;
  // Our own policy would block axe-core.
  beforeAll(async () => {
    page = await visit({ ...options, storageState: player, bypassCSP: true });
  });
  beforeEach(() => page.setViewportSize(first));
  afterAll(() => page.context().close());
  const goTo = (what: string) => page.goto(places.get(what) ?? "");

  const paths = [
    "/",
    "/about",
    "/nowhere",
    "/pass#x",
    ...GAMES.map((game) => `/rules/${game.toLowerCase()}`),
  ];
  it.each(paths)("%s", async (path) => {
    await page.goto(server.url + path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expectNothingFound(page, sizes);
  });

  it.each(["Play now", "With friends"])("what is asked before: %s", async (button) => {
    await page.goto(server.url);
    await page.getByRole("button", { name: button }).first().click();
    await page.getByRole("dialog").getByText("More choices").click();
    await expectNothingFound(page, sizes);
  });

  it("the settings", async () => {
    await page.goto(server.url);
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("dialog").waitFor();
    await expectNothingFound(page, sizes);
  });

  it("a lobby", async () => {
    await goTo("a lobby");
    await page.getByRole("heading", { name: "Invite friends" }).waitFor();
    await expectNothingFound(page, sizes);
  });

  it.each(GAMES)("a table of %s", async (game) => {
    await goTo(`a table of ${game}`);
    await ownTurn(page).waitFor();
    await expectNothingFound(page, sizes);
    await page.setViewportSize(first);
    await canPress(page, /^Hint$/).click();
    await page.locator("[data-hint]:visible, .hint:visible").first().waitFor();
    await expectNothingFound(page, sizes);
  });

  it("what is beside the board", async () => {
    await goTo("a table of Stellium");
    await ownTurn(page).waitFor();
    if (options === PHONE) await page.getByRole("button", { name: "Log" }).click();
    for (const tab of await page.getByRole("tab").all()) {
      await page.setViewportSize(first);
      await tab.click();
      await expectNothingFound(page, sizes);
    }
  });

  it("the end", async () => {
    await goTo("the end");
    await ending(page).waitFor();
    await expectNothingFound(page, sizes);
  });

  it("a replay", async () => {
    await goTo("a replay");
    await page.getByText(/^40 \/ /).waitFor();
    await expectNothingFound(page, sizes);
  });
});

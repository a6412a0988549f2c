// For everyone: axe-core finds nothing, and nothing has to be scrolled sideways, on any screen.

import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, it } from "vitest";
import { expectNothingFound } from "./axe";
import { atATable, inviteTo, PHONE, playNow, visit, WIDE } from "./browser";
import { canPress, ending, GAMES, ownTurn, playOn, playToTheEnd } from "./play";

const server = atATable();

/** The player who has begun the games that are looked at. */
let player: Awaited<ReturnType<BrowserContext["storageState"]>>;
/** Where there is what, by what it is. */
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

describe.each([
  { theme: "night", colorScheme: "dark", size: WIDE },
  { theme: "paper", colorScheme: "light", size: WIDE },
  { theme: "night", colorScheme: "dark", size: PHONE },
  { theme: "paper", colorScheme: "light", size: PHONE },
] as const)("$theme, $size.viewport.width wide", ({ colorScheme, size }) => {
  let page: Page;
  // Our own policy would keep axe-core out.
  beforeAll(async () => {
    page = await visit({ ...size, colorScheme, storageState: player, bypassCSP: true });
  });
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
    await expectNothingFound(page);
  });

  it.each(["Play now", "With friends"])("what is asked before: %s", async (button) => {
    await page.goto(server.url);
    await page.getByRole("button", { name: button }).first().click();
    await page.getByRole("dialog").getByText("More choices").click();
    await expectNothingFound(page);
  });

  it("a lobby", async () => {
    await goTo("a lobby");
    await page.getByRole("heading", { name: "Invite friends" }).waitFor();
    await expectNothingFound(page);
  });

  it.each(GAMES)("a table of %s", async (game) => {
    await goTo(`a table of ${game}`);
    await ownTurn(page).waitFor();
    await expectNothingFound(page);
    await canPress(page, /^Hint$/).click();
    await page.locator("[data-hint]:visible, .hint:visible").first().waitFor();
    await expectNothingFound(page);
  });

  it("what is beside the board", async () => {
    await goTo("a table of Stellium");
    await ownTurn(page).waitFor();
    if (size === PHONE) await page.getByRole("button", { name: "Log" }).click();
    for (const tab of await page.getByRole("tab").all()) {
      await tab.click();
      await expectNothingFound(page);
    }
  });

  it("the end", async () => {
    await goTo("the end");
    await ending(page).waitFor();
    await expectNothingFound(page);
  });

  it("a replay", async () => {
    await goTo("a replay");
    await page.getByText(/^40 \/ /).waitFor();
    await expectNothingFound(page);
  });
});

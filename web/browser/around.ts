// Tables on one device: against bots, or passed around with a curtain in between.

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { ending, type Game, playOn } from "./play";

/** From the first page to a game against the easiest bots, on this device. */
export async function playHere(page: Page, url: string, game: string, players = 2): Promise<void> {
  await page.goto(url);
  const card = page.getByRole("article", { name: game });
  await card.getByRole("button", { name: "Play now" }).click();
  const asked = page.getByRole("dialog");
  await asked.getByRole("radio", { name: "novice" }).check();
  const seats = asked.getByRole("group", { name: "Number of players" });
  await seats.getByRole("radio", { name: String(players) }).check();
  await asked.getByLabel("Your name").fill("Ada");
  // The code that plays here is loaded: from now on no server is needed.
  await asked.getByText("kept on this device").waitFor();
  await asked.getByRole("button", { name: "Start" }).click();
  await page.waitForURL(/\/here\/[^/]+$/);
}

/** Opens the dialog for a game around this device, and fills it in; bots are the easiest. */
export async function askAround(
  page: Page,
  url: string,
  game: string,
  people: string[],
  bots = 0,
): Promise<void> {
  await page.goto(url);
  const card = page.getByRole("article", { name: game });
  await card.getByRole("button", { name: "With friends" }).click();
  const asked = page.getByRole("dialog");
  await asked.getByRole("radio", { name: "together on this device" }).check();
  const counts = asked.getByRole("group", { name: "Number of players" });
  await counts.getByRole("radio", { name: String(people.length + bots) }).check();
  for (const [seat, name] of people.entries()) {
    await asked.getByLabel(`Name at seat ${seat + 1}`).fill(name);
  }
  for (let seat = people.length; seat < people.length + bots; seat++) {
    const kind = asked.getByLabel(`Who seat ${seat + 1} is for`);
    await kind.selectOption({ label: "bot, novice" });
  }
}

/** From the first page to the first curtain, or the first turn where there is none. */
export async function sitAround(
  page: Page,
  url: string,
  game: string,
  people: string[],
  bots = 0,
): Promise<void> {
  await askAround(page, url, game, people, bots);
  await page.getByRole("dialog").getByRole("button", { name: "Start" }).click();
  await page.waitForURL(/\/here\/[^/]+$/);
}

export const lift = (page: Page) => page.getByRole("button", { name: /^I am / });
export const pass = (page: Page) => page.getByRole("button", { name: "Pass on" });

/** Expects only a curtain below the header of the page, and texts that everybody may read. */
export async function expectNothingButTheCurtain(page: Page, people: string[]): Promise<void> {
  const found = await page.evaluate(() => {
    const main = document.querySelector("main");
    const beside = [...document.body.children]
      .filter((node) => !node.matches("main, header, script, .skip"))
      .map((node) => node.textContent.trim())
      .join("");
    const text = main?.innerText.replace(/\s+/g, " ").trim() ?? "";
    return { children: main?.children.length, beside, text };
  });
  expect(found.children).toBe(1);
  expect(found.beside).toBe("");
  const whom = new RegExp(
    `^\\w+ · On this device Pass the device to (${people.join("|")}) ` +
      `The board is hidden until then\\. I am \\1( Last move · .*)?$`,
  );
  expect(found.text).toMatch(whom);
  expect(await page.locator("#board, .frame, [data-hint], [role=toolbar]").count()).toBe(0);
}

/** Plays for all people at the device, in turn; `oncurtain` runs at each curtain before it is lifted. */
export async function playAround(
  page: Page,
  game: Game,
  oncurtain: () => Promise<void> = async () => undefined,
  /** Stops before the end once this returns true. */
  enough: () => boolean = () => false,
): Promise<void> {
  const other = ending(page).or(lift(page)).or(pass(page));
  while (!enough()) {
    if (await playOn(page, game, undefined, other)) continue;
    if (await ending(page).isVisible()) return;
    if (await lift(page).isVisible()) {
      await oncurtain();
      await lift(page).click();
      await lift(page).waitFor({ state: "detached" });
    } else if (await pass(page).isVisible()) {
      await pass(page).click();
      await pass(page).waitFor({ state: "detached" });
    }
  }
}

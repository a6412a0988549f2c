// Moments to solve, as a player sees them: a move is tried, the answer is shown and explained.

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectNothingFound } from "./axe";
import { atATable, expectNoSidewaysScrolling, PHONE, visitHere, WIDE } from "./browser";
import { type Game, playOn } from "./play";

/** The games that have moments. */
const SOLVED: Game[] = ["Astra", "Stellium", "Sternenhimmel"];

const server = atATable();
const SMALL = { ...PHONE, viewport: { width: 360, height: 560 } };

const panel = (page: Page) => page.getByRole("region", { name: /moments to solve/ });
const answer = (page: Page) => panel(page).getByText(/^(That’s it|The best move):/);

describe.each([
  ["a small phone", SMALL],
  ["a wide screen", WIDE],
])("on %s", (_, options) => {
  it.each(SOLVED)("moments of %s are tried and answered", async (game) => {
    const page = await visitHere(options);
    await page.goto(`${server.url}/solve/${game.toLowerCase()}`);
    await panel(page).getByText("One move is clearly the best").waitFor();
    await expectNoSidewaysScrolling(page);
    await expectNothingFound(page);
    const tried = answer(page).or(panel(page).getByText("There is something better."));
    while (!(await tried.isVisible())) await playOn(page, game, undefined, tried);
    const isRight = await answer(page).isVisible();
    if (!isRight) await page.getByRole("button", { name: "Show the answer" }).click();
    await answer(page).waitFor();
    await panel(page)
      .getByText(/^Chance to win: \d+/)
      .waitFor();
    await panel(page)
      .getByText(`${isRight ? 1 : 0} in a row`)
      .waitFor();
    const address = page.url();
    // The button on has the focus.
    await page.keyboard.press("Enter");
    await panel(page).getByText("One move is clearly the best").waitFor();
    expect(page.url()).not.toBe(address);
    // The link leads others to the same moment.
    await page.goto(address);
    await panel(page).getByText("One move is clearly the best").waitFor();
    expect(page.url()).toBe(address);
    await page.context().close();
  });
});

it("the moment of the day and the grades are at hand", async () => {
  const page = await visitHere(SMALL);
  await page.goto(`${server.url}/solve/astra/today`);
  await panel(page).getByText("Difficulty, today’s moment, players").click();
  await page.getByRole("button", { name: "Hard" }).click();
  await expect.poll(() => page.url()).not.toMatch(/today$/);
  expect(await page.getByRole("button", { name: "Hard", pressed: true }).count()).toBe(1);
  await page.getByRole("button", { name: "Today’s moment" }).click();
  await expect.poll(() => page.url()).toMatch(/today$/);
  await expectNoSidewaysScrolling(page);
  await expectNothingFound(page);
  await page.context().close();
});

it("a game that there is not has no moments", async () => {
  const page = await visitHere();
  await page.goto(`${server.url}/solve/chess`);
  await page.getByRole("link", { name: "Back to home" }).waitFor();
  await page.context().close();
});

// From the first page on with the keyboard alone.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { atATable, visit, WIDE } from "./browser";
import { byKeys, walkTo } from "./keys";
import { canPress, ending, type Game, GAMES, ownTurn, playToTheEnd } from "./play";

const server = atATable();

/** A game against the easiest bots, with one player more than is proposed. */
async function begin(page: Page, game: Game): Promise<void> {
  await page.goto(server.url);
  const card = page.getByRole("article", { name: game });
  await byKeys(card.getByRole("button", { name: "Play now" }));
  await walkTo(page, page.getByRole("radio", { name: "casual" }));
  await page.keyboard.press("ArrowLeft");
  await walkTo(page, page.getByRole("radio", { name: "3" }));
  await page.keyboard.press("ArrowRight");
  await byKeys(page.getByRole("button", { name: "Start" }));
  await ownTurn(page).waitFor();
}

it.each(GAMES)("%s is played to its end, and played again", async (game) => {
  const page = await visit(WIDE);
  await begin(page, game);
  await playToTheEnd(page, game, byKeys);
  await page.keyboard.press("Escape");
  await ending(page).waitFor({ state: "detached" });
  await byKeys(page.getByRole("button", { name: "Result" }));
  await byKeys(ending(page).getByRole("button", { name: "Play again" }));
  await ownTurn(page).waitFor();
});

it("has keys for a hint and for undoing, and a list of them", async () => {
  const page = await visit(WIDE);
  await begin(page, "Sternenhimmel");
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await keys.waitFor();
  await page.keyboard.press("Escape");
  await keys.waitFor({ state: "detached" });
  await page.keyboard.press("h");
  await page.getByText("expected margin").first().waitFor();
  await byKeys(page.getByRole("button", { name: "10", exact: true }));
  await byKeys(canPress(page, /: free, place the 10 here/).first());
  await page.getByRole("button", { name: "10, not in hand" }).waitFor();
  await ownTurn(page).waitFor();
  await page.keyboard.press("u");
  await page.getByRole("button", { name: "10", exact: true }).waitFor();
});

it("has one stop for the whole log, and arrows from there", async () => {
  const page = await visit(WIDE);
  await begin(page, "Astra");
  const sentences = page.getByRole("tabpanel", { name: "Log" }).getByRole("button");
  const last = (await sentences.count()) - 1;
  await walkTo(page, sentences.nth(last));
  await page.keyboard.press("ArrowUp");
  const focused = page.locator(":focus");
  expect(await focused.textContent()).toBe(await sentences.nth(last - 1).textContent());
  await page.keyboard.press("Tab");
  expect(await sentences.and(focused).count()).toBe(0);
});

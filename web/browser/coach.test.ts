// The coach beside somebody's first games.

import { expect, it } from "vitest";
import { atATable, PHONE, playNow, visit, WIDE } from "./browser";
import { canPress, ownTurn } from "./play";

const server = atATable();

it.each([
  { name: "a wide screen", options: WIDE },
  { name: "a phone", options: PHONE },
])("says one thing, takes no focus, and goes with one press, on $name", async ({ options }) => {
  const page = await visit(options);
  await playNow(page, "Sternenhimmel", { players: 2 });
  await ownTurn(page).waitFor();
  const coach = page.getByRole("region", { name: "Coach" });
  await coach.getByText("These are the two rewards of the disc").waitFor();
  expect(await coach.evaluate((node) => node.contains(document.activeElement))).toBe(false);
  // After a move it says something else.
  await canPress(page, /^10\b/).first().click();
  await canPress(page, /star \d.*/)
    .first()
    .click();
  await ownTurn(page).waitFor();
  await coach.getByText("These are the two rewards of the disc").waitFor({ state: "detached" });
  await coach.getByRole("button", { name: "Switch the coach off" }).click();
  await coach.waitFor({ state: "detached" });
  await page.reload();
  await ownTurn(page).waitFor();
  await page.waitForLoadState("networkidle");
  expect(await coach.count()).toBe(0);
  await page.context().close();
});

it("does not sit beside somebody who has played the game", async () => {
  const page = await visit(WIDE);
  await page.goto(server.url);
  await page.evaluate(() => localStorage.setItem("asterism-played-stellium", "1"));
  await playNow(page, "Stellium", { players: 2 });
  await ownTurn(page).waitFor();
  await page.waitForLoadState("networkidle");
  const coach = page.getByRole("region", { name: "Coach" });
  expect(await coach.count()).toBe(0);
  // The list of names can switch it on again.
  await page.getByRole("button", { name: "What is this?" }).click();
  await page.getByLabel("Coach me in this game").check();
  await page.keyboard.press("Escape");
  await coach.waitFor();
  await page.context().close();
});

it("is seen whole on a low screen: what others have folds away first", async () => {
  const page = await visit({ viewport: { width: 1280, height: 620 } });
  await playNow(page, "Stellium", { players: 4 });
  await ownTurn(page).waitFor();
  const coach = page.getByRole("region", { name: "Coach" });
  await coach.waitFor();
  const below = () => coach.evaluate((node) => node.getBoundingClientRect().bottom - innerHeight);
  await expect.poll(below).toBeLessThanOrEqual(0);
  const tokens = page.locator(".seats").getByTitle("Tokens left");
  await expect.poll(() => tokens.count()).toBe(0);
  // A seat shows its holdings once its score is opened.
  await page.locator(".seats .score").nth(1).click();
  await expect.poll(() => tokens.count()).toBe(1);
  await page.context().close();
});

// With motion: others' moves are shown one after another, and nothing is revealed before its time.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { atATable, playNow, visit, WIDE } from "./browser";
import { canPress, ownTurn, playOn } from "./play";

atATable();

const skip = (page: Page) => page.getByRole("button", { name: "Skip" });

/** How many entries the log has, once all are written: a new page writes a few at a time. */
async function moves(page: Page): Promise<number> {
  const entries = page.getByRole("log").getByRole("listitem");
  let count = -1;
  for (let now = await entries.count(); now !== count || now === 0; now = await entries.count()) {
    count = now;
    await page.waitForTimeout(200);
  }
  return count;
}

/** A game in motion, where others are about to move. */
async function others(pace: string): Promise<Page> {
  const page = await visit({ ...WIDE, reducedMotion: "no-preference" }, { pace });
  await playNow(page, "Sternenhimmel", { players: 4 });
  await ownTurn(page).or(skip(page)).first().waitFor();
  if (await skip(page).isVisible()) await skip(page).click();
  await playOn(page, "Sternenhimmel");
  await playOn(page, "Sternenhimmel");
  return page;
}

it("others' moves are told one after another, whatever is pressed meanwhile", async () => {
  const page = await others("slow");
  await skip(page).waitFor();
  const before = await moves(page);
  await page.getByRole("tab", { name: "Rules" }).click();
  await page.mouse.click(5, 700);
  await page.getByRole("tab", { name: "Log" }).click();
  expect(await skip(page).isVisible()).toBe(true);
  expect(await ownTurn(page).isVisible()).toBe(false);
  expect(await canPress(page, /: free, place/).count()).toBe(0);
  await ownTurn(page).waitFor();
  expect(await moves(page)).toBeGreaterThan(before);
});

it("Skip tells the rest at once", async () => {
  const page = await others("slow");
  await skip(page).click();
  await ownTurn(page).waitFor();
  expect(await skip(page).count()).toBe(0);
});

it("at once is at once, with motion too", async () => {
  const page = await others("at-once");
  await ownTurn(page).waitFor();
  expect(await skip(page).count()).toBe(0);
});

it("what happened since the own turn is said, and told again", async () => {
  const page = await others("at-once");
  await ownTurn(page).waitFor();
  const count = await moves(page);
  const again = page.getByRole("button", { name: "Tell it again" });
  await page.evaluate(() =>
    localStorage.setItem("asterism-settings", JSON.stringify({ pace: "normal" })),
  );
  await again.click();
  await ownTurn(page).waitFor();
  expect(await moves(page)).toBe(count);
});

it("the arrow keys lead back through a game that is on, and forth", async () => {
  const page = await others("at-once");
  await ownTurn(page).waitFor();
  const last = (await moves(page)) - 1;
  await page.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.press("ArrowLeft");
  await page.getByText(`Looking back: move ${last - 1} of ${last}`).waitFor();
  expect(await canPress(page, /: free, place/).count()).toBe(0);
  await page.keyboard.press("ArrowLeft");
  await page.getByText(`Looking back: move ${last - 2} of ${last}`).waitFor();
  await page.reload();
  await ownTurn(page).waitFor();
  // Moves that this page has not seen are requested.
  await page.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.press("ArrowLeft");
  await page.getByText(`Looking back: move ${last - 1} of ${last}`).waitFor();
  await page.getByRole("button", { name: "Back to the game" }).click();
  await ownTurn(page).waitFor();
});

// The story beside the board.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { atATable, playNow, visit } from "./browser";
import { ownTurn, playOn } from "./play";

atATable();

/** How far the last move is below the visible part of the log, in pixels. */
const below = (page: Page) =>
  page.evaluate(() => {
    const panel = document.getElementById("tab-panel")?.getBoundingClientRect();
    const last = [...document.querySelectorAll("#tab-panel [data-ply]")].at(-1);
    return Math.round((last?.getBoundingClientRect().bottom ?? 0) - (panel?.bottom ?? 0));
  });

const scroll = (page: Page, to: number) =>
  page.locator("#tab-panel").evaluate((panel, top) => (panel.scrollTop = top), to);

it("shows its end, also to who comes back, and leaves whoever reads above there", async () => {
  const page = await visit();
  await playNow(page, "Astra", { players: 4 });
  for (let press = 0; press < 14; press++) await playOn(page, "Astra");
  await ownTurn(page).waitFor();
  await expect.poll(() => below(page)).toBeLessThanOrEqual(1);
  await page.reload();
  await ownTurn(page).waitFor();
  await expect.poll(() => below(page)).toBeLessThanOrEqual(1);
  await scroll(page, 0);
  const moves = await page.locator("#tab-panel [data-ply]").count();
  await playOn(page, "Astra");
  await expect.poll(() => page.locator("#tab-panel [data-ply]").count()).toBeGreaterThan(moves);
  await expect.poll(() => below(page)).toBeGreaterThan(100);
});

// A new board is drawn part by part: nothing moves meanwhile, and it is complete in the end.

import type { BrowserContextOptions } from "playwright-core";
import { expect, it } from "vitest";
import { atATable, PHONE, playNow, visit, WIDE } from "./browser";
import { drawn, GAMES, ownTurn } from "./play";

atATable();

/** The part of each game that is drawn last. */
const LAST = {
  Astra: "article svg[role=group]",
  Sternenhimmel: "svg[role=group] [data-star]",
  Stellium: "[data-part=f6]",
};

const SCREENS: [string, BrowserContextOptions][] = [
  ["a phone", PHONE],
  ["a wide screen", WIDE],
];

for (const [screen, options] of SCREENS) {
  it.each(GAMES)(`nothing moves on ${screen} while a table of %s comes`, async (game) => {
    const page = await visit(options);
    await playNow(page, game);
    await ownTurn(page).waitFor();
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const { sources = [] } of list.getEntries() as (PerformanceEntry & {
          sources?: { node: Node | null }[];
        })[])
          moved.push(...sources.map(({ node }) => (node as Element | null)?.outerHTML ?? ""));
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.reload();
    await page.locator(`#board ${LAST[game]}`).last().waitFor({ state: "attached" });
    await drawn(page);
    await page.evaluate(() => new Promise((next) => setTimeout(next, 300)));
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
    const places = await page.locator("#board .place").count();
    const cards = page.locator("#board article svg[role=group]");
    if (game === "Astra") expect(await cards.count()).toBe(places);
    if (game === "Stellium") {
      expect(await page.locator("#board .turning").count()).toBe(6);
      expect(await page.locator("#board .spots [data-part]").count()).toBeGreaterThan(40);
    }
    await page.context().close();
  });
}

// Lessons, learned as a newcomer would: by reading, and by pressing what the coach points at.

import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectNothingFound } from "./axe";
import { atATable, expectNoSidewaysScrolling, PHONE, visitHere, WIDE } from "./browser";

const server = atATable();
const SMALL = { ...PHONE, viewport: { width: 360, height: 560 } };

/** How many presses a whole course may take. */
const MOST = 150;

const coach = (page: Page) => page.getByRole("region", { name: "Coach" });
const on = (page: Page) => coach(page).locator("button.on");

/** Where the rings are, once what they are round is in sight and at rest. */
function rings(page: Page): Promise<{ x: number; y: number; isSeen: boolean }[]> {
  return page.locator(".pointer rect.line").evaluateAll((all) => {
    const bubble = document.querySelector(".coach")?.getBoundingClientRect();
    return all.map((ring) => {
      const { left, top, width, height } = ring.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isOnScreen = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
      const isCovered =
        bubble !== undefined &&
        x > bubble.left &&
        x < bubble.right &&
        y > bubble.top &&
        y < bubble.bottom;
      return { x, y, isSeen: isOnScreen && !isCovered };
    });
  });
}

/** What is said and done now: another state is another step. */
const state = (page: Page) => coach(page).innerText();

async function press(page: Page, { x, y }: { x: number; y: number }, byTouch: boolean) {
  if (byTouch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** Learns a course to its end; the answer is the titles of its lessons. */
async function learn(page: Page, byTouch: boolean): Promise<string[]> {
  const titles = new Set<string>();
  for (let presses = 0; presses < MOST; presses += 1) {
    if ((await coach(page).getByRole("link", { name: "Play now" }).count()) > 0) {
      return [...titles];
    }
    titles.add(await coach(page).getByRole("heading", { level: 2 }).innerText());
    const before = await state(page);
    if ((await on(page).innerText()) !== "Show me") {
      await on(page).click();
      await expect.poll(() => state(page)).not.toBe(before);
      continue;
    }
    await expect.poll(async () => (await rings(page)).length).toBeGreaterThan(0);
    const pointed = await rings(page);
    for (const at of pointed.keys()) {
      await expect.poll(async () => (await rings(page))[at]?.isSeen).toBe(true);
      const ring = (await rings(page))[at];
      if (ring) await press(page, ring, byTouch);
    }
    // A card or a disc may have been brought closer by that: it is pressed again.
  }
  throw new Error("the course has no end");
}

async function open(game: string, options: BrowserContextOptions): Promise<Page> {
  const page = await visitHere(options);
  await page.goto(`${server.url}/learn/${game}`);
  await on(page).waitFor();
  return page;
}

describe.each(["astra", "sternenhimmel", "stellium"])("%s", (game) => {
  it.each([
    { name: "a small phone", options: SMALL, byTouch: true },
    { name: "a wide screen", options: WIDE, byTouch: false },
  ])("is learned on $name", async ({ options, byTouch }) => {
    const page = await open(game, options);
    await expectNoSidewaysScrolling(page);
    const titles = await learn(page, byTouch);
    expect(titles.length).toBe(game === "astra" ? 7 : 6);
    await page.context().close();
  });
});

it("is offered to whoever has not played the game, and to nobody else", async () => {
  const page = await visitHere(WIDE);
  await page.goto(server.url);
  await page.evaluate(() => localStorage.setItem("asterism-played-stellium", "1"));
  await page.reload();
  await page.getByRole("article", { name: "Stellium" }).waitFor();
  expect(await page.getByRole("link", { name: "Learn Stellium" }).count()).toBe(0);
  await page.getByRole("link", { name: "Learn Astra in 4 minutes" }).click();
  await on(page).click();
  // The first right move, by keys alone.
  await on(page).press("Enter");
  await page.keyboard.press("Enter");
  await coach(page).getByText("Go on along the lines").waitFor();
  await page.context().close();
});

it("says why another move is not the one, and goes back", async () => {
  const page = await open("sternenhimmel/holes", WIDE);
  await on(page).click();
  const move = coach(page).getByText("Place your black hole there");
  await move.waitFor();
  await page.locator('[data-part="10"]').click();
  await page.locator('[data-part="cancer 2"]').click();
  await coach(page).getByText("Only the black hole takes them away").waitFor();
  await coach(page).getByRole("button", { name: "Back" }).click();
  await move.waitFor();
  await page.context().close();
});

it("is for everyone", async () => {
  for (const [colorScheme, size] of [
    ["dark", SMALL],
    ["light", WIDE],
    ["light", { ...PHONE, viewport: { width: 844, height: 390 } }],
  ] as const) {
    const page = await open("astra", { ...size, colorScheme, bypassCSP: true });
    await expectNothingFound(page);
    await page.context().close();
  }
});

// Lessons, as a newcomer goes through them: by reading, and by pressing what the coach points at.

import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectNothingFound } from "./axe";
import { atATable, expectNoSidewaysScrolling, PHONE, visitHere, WIDE } from "./browser";

const server = atATable();
const SMALL = { ...PHONE, viewport: { width: 360, height: 560 } };

/** How many presses a move may take. */
const MOST = 30;
/** How long anything may take on a machine that is busy with something else, in milliseconds. */
const PATIENCE = 30_000;

const coach = (page: Page) => page.getByRole("region", { name: "Coach" });
const on = (page: Page) => coach(page).locator("button.on");

interface Ring {
  x: number;
  y: number;
  /** It is on the screen, and not covered by the coach. */
  isSeen: boolean;
}

/** The rings, once they are drawn in their final places. */
function rings(page: Page): Promise<Ring[]> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    const bubble = document.querySelector(".panel")?.getBoundingClientRect() ?? new DOMRect();
    return [...document.querySelectorAll(".pointer rect.line")].map((ring) => {
      const { left, top, width, height } = ring.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isIn = (box: DOMRect) => x > box.left && x < box.right && y > box.top && y < box.bottom;
      const isSeen = isIn(new DOMRect(0, 0, innerWidth, innerHeight)) && !isIn(bubble);
      return { x, y, isSeen };
    });
  });
}

/** The current text and actions: a different value is a different step. */
const state = (page: Page) => coach(page).innerText();

async function press(page: Page, { x, y }: Ring, byTouch: boolean) {
  if (byTouch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** Presses the ringed parts, in order, until the lesson goes on. A press may enlarge a card or a disc
 * first: then it is pressed again. */
async function makeTheMove(page: Page, byTouch: boolean): Promise<void> {
  const before = await state(page);
  for (let presses = 0; presses < MOST; presses += 1) {
    const all = await rings(page);
    if ((await state(page)) !== before) return;
    const ring = all[presses % Math.max(1, all.length)];
    if (ring) expect(ring.isSeen).toBe(true);
    if (ring) await press(page, ring, byTouch);
  }
  throw new Error(`what is pointed at does not answer: ${before}`);
}

/** Completes a course; returns the titles of its lessons. */
async function learn(page: Page, byTouch: boolean): Promise<string[]> {
  const titles = new Set<string>();
  while ((await coach(page).getByRole("link", { name: "Play now" }).count()) === 0) {
    titles.add(await coach(page).getByRole("heading", { level: 2 }).innerText());
    const before = await state(page);
    if ((await on(page).innerText()) === "Show me") await makeTheMove(page, byTouch);
    else {
      await on(page).click();
      await expect.poll(() => state(page), { timeout: PATIENCE }).not.toBe(before);
    }
  }
  return [...titles];
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
  // The first right move, with the keyboard alone.
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

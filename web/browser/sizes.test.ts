// Every board on every screen: what can be pressed is large enough for a finger or a mouse, nothing is
// beside the screen, and the board has room.

import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, it } from "vitest";
import { atATable, visit } from "./browser";

const server = atATable();

/** As many seats as each game has places for. */
const TABLES = [
  ["astra", [2, 3, 4, 5]],
  ["sternenhimmel", [2, 3, 4, 5]],
  ["stellium", [2, 3, 4]],
] as const;

interface Kind {
  least: number;
  context: BrowserContextOptions;
  sizes: [width: number, height: number][];
}

/** Phones upright and on their side. */
const TOUCH: Kind = {
  least: 44,
  context: { hasTouch: true, isMobile: true },
  sizes: [
    [360, 560],
    [360, 640],
    [390, 844],
    [844, 390],
  ],
};
/** Laptops; and 1440×900 zoomed to 200 % and to 400 %. */
const MOUSE: Kind = {
  least: 24,
  context: {},
  sizes: [
    [1280, 620],
    [1366, 768],
    [1440, 900],
    [720, 450],
    [360, 225],
  ],
};

/** A table against bots, dealt. */
async function makeTable(page: Page, game: string, seats: number): Promise<string> {
  await page.goto(server.url);
  const id = await page.evaluate(
    async ([game, seats]) => {
      const post = (path: string, body: unknown) =>
        fetch(path, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        });
      await post("/api/me", { name: "Ada" });
      const bots = Array.from({ length: seats - 1 }, () => ({ bot: "novice" }));
      const made = await post("/api/tables", { game, seats: ["me", ...bots] });
      return ((await made.json()) as { id: string }).id;
    },
    [game, seats] as const,
  );
  await page.goto(`${server.url}/t/${id}`);
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByText("Your turn:").waitFor();
  return `${server.url}/t/${id}`;
}

/** What of a board is too small, too close to another, or beside the screen. */
function faults(least: number): string[] {
  const room = document.querySelector(".frame > .room");
  if (!room) return ["no board"];
  const some: string[] = [];
  const { width, height } = room.getBoundingClientRect();
  if (Math.min(width, height) < 150) some.push(`the board's room is ${width}×${height}`);
  const beyond = document.documentElement.scrollWidth - innerWidth;
  if (beyond > 0) some.push(`the page is ${beyond} px too wide`);
  const all = [...room.querySelectorAll<Element>("button, a, [role=button], [role=tab]")]
    .filter((node) => node.checkVisibility({ opacityProperty: false }) && !node.closest("[inert]"))
    .map((node) => {
      const box = (node.querySelector(":scope > .target") ?? node).getBoundingClientRect();
      const name = node.getAttribute("aria-label") ?? node.textContent.trim();
      return { name: name.slice(0, 60), box, x: box.x + box.width / 2, y: box.y + box.height / 2 };
    })
    .filter(({ box }) => box.width > 0);
  if (all.length === 0) some.push("nothing can be pressed");
  for (const [at, { name, box, x, y }] of all.entries()) {
    const small = Math.min(box.width, box.height);
    if (small < least - 0.5) some.push(`${name}: ${small.toFixed(1)} px`);
    // At the very edge of the glass a finger misses nothing by a hair.
    if (box.left < -3 || box.right > innerWidth + 3) some.push(`${name}: beside the screen`);
    for (const other of all.slice(at + 1)) {
      const apart = Math.hypot(other.x - x, other.y - y);
      if (apart < least - 0.5) some.push(`${name} and ${other.name}: ${apart.toFixed(1)} px apart`);
    }
  }
  return some;
}

/** What is wrong with a board once it has settled after the window was resized. */
async function settled(page: Page, least: number): Promise<string[]> {
  let found: string[] = [];
  for (let tries = 0; tries < 20; tries++) {
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(next)));
    found = await page.evaluate(faults, least);
    if (found.length === 0) break;
    await page.waitForTimeout(100);
  }
  return found;
}

/** The board as it is, and with the first card or disc enlarged where that is a way to be precise. */
async function measure(page: Page, least: number): Promise<string[]> {
  const found = await settled(page, least);
  const zoom = page.locator("[data-zoom]:visible").first();
  if ((await zoom.count()) === 0) return found;
  await zoom.click();
  const enlarged = await settled(page, least);
  await page.keyboard.press("Escape");
  return [...found, ...enlarged.map((fault) => `enlarged: ${fault}`)];
}

for (const [game, counts] of TABLES) {
  it.each(counts)(`${game} with %i seats can be played on every screen`, async (seats) => {
    const first = await visit({});
    const table = await makeTable(first, game, seats);
    const storageState = await first.context().storageState();
    const found: Record<string, string[]> = {};
    for (const { least, context, sizes } of [TOUCH, MOUSE]) {
      const page = await visit({ ...context, storageState });
      await page.goto(table);
      await page.getByText("Your turn:").waitFor();
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const some = await measure(page, least);
        if (some.length > 0) found[`${width}×${height}`] = some.slice(0, 5);
      }
      await page.context().close();
    }
    expect(found).toEqual({});
    await first.context().close();
  });
}

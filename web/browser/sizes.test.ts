// Every board on every screen: targets are large enough for a finger or a mouse, nothing is off the screen,
// and the board has room.

import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, it } from "vitest";
import { atATable, visit } from "./browser";
import { Dealt } from "./dealt";
import { drawn } from "./play";

const server = atATable();

/** All numbers of seats of each game. */
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

/** Phones in portrait and landscape. */
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

/** Parts of a page that are too small, too close to each other, cut off, or off the screen. */
function faults(least: number): string[] {
  const room = document.querySelector(".frame > .inside > .room");
  if (!room) return ["no board"];
  const some: string[] = [];
  const { width, height } = room.getBoundingClientRect();
  if (Math.min(width, height) < 150) some.push(`the board's room is ${width}×${height}`);
  const beyond = document.documentElement.scrollWidth - innerWidth;
  if (beyond > 0) some.push(`the page is ${beyond} px too wide`);
  /** Content of a row that scrolls may be off the screen. */
  const scrolls = (node: Element) => {
    for (let each = node.parentElement; each; each = each.parentElement) {
      const { overflowX } = getComputedStyle(each);
      if (overflowX === "auto" && each.scrollWidth > each.clientWidth) return true;
    }
    return false;
  };
  /** Sizes are sums of fractions: differences below a hundredth of a pixel are ignored. */
  const hair = 0.01;
  /** Nine places of Stellium in a row need 396 px for a finger, and a phone has 390: there the targets of
   * the outermost two reach this far over the edge, where no finger misses them. */
  const edge = 4;
  const all = [...document.querySelectorAll<HTMLElement>("button, a, [role=button], [role=tab]")]
    .filter((node) => node.checkVisibility({ opacityProperty: false, visibilityProperty: true }))
    .filter((node) => !node.closest("[inert], .skip"))
    .map((node) => {
      const box = (node.querySelector(":scope > .target") ?? node).getBoundingClientRect();
      const name = node.getAttribute("aria-label") ?? node.textContent.trim();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return { node, name: name.slice(0, 60), box, x, y };
    })
    .filter(({ box }) => box.width > 0);
  if (!all.some(({ node }) => room.contains(node))) some.push("nothing can be pressed");
  for (const [at, { node, name, box, x, y }] of all.entries()) {
    const small = Math.min(box.width, box.height);
    if (small < least - hair) some.push(`${name}: ${small.toFixed(2)} px`);
    const within = room.contains(node)
      ? room.getBoundingClientRect()
      : { left: 0, right: innerWidth };
    const out = Math.max(within.left - box.left, box.right - within.right);
    const allowed = node.matches(".spot") ? edge : hair;
    if (out > allowed && !scrolls(node))
      some.push(`${name}: ${out.toFixed(2)} px beside the board or the screen`);
    if (node.matches(".button") && node.scrollWidth > node.clientWidth)
      some.push(`${name}: cut off`);
    // Scrolling content passes under fixed content; and an active target may lie on an inactive one, as an
    // arrow lies on the place it leads to.
    const beside = all
      .slice(at + 1)
      .filter((other) => room.contains(other.node) === room.contains(node))
      .filter((other) => other.node.matches(".spot") === node.matches(".spot"));
    for (const other of beside) {
      const apart = Math.hypot(other.x - x, other.y - y);
      if (apart < least - hair)
        some.push(`${name} and ${other.name}: ${apart.toFixed(2)} px apart`);
    }
  }
  return some;
}

/** The faults of a board once it has settled after the window was resized; a busy machine takes its time. */
async function settled(page: Page, least: number): Promise<string[]> {
  let found: string[] = [];
  for (let tries = 0; tries < 50; tries++) {
    await page.evaluate(
      () => new Promise((next) => void (requestAnimationFrame(next), setTimeout(next, 100))),
    );
    found = await page.evaluate(faults, least);
    if (found.length === 0) break;
    await page.waitForTimeout(100);
  }
  return found;
}

/** Measures the board as it is, and with a card or disc enlarged where that is possible: one with an
 * action, if there is one. */
async function measure(page: Page, least: number): Promise<string[]> {
  const found = await settled(page, least);
  const zoom = page.locator("[data-zoom].calls:visible, [data-zoom]:visible");
  if ((await zoom.count()) === 0) return found;
  const calls = page.locator("[data-zoom].calls:visible");
  // Pressed by the page itself: Playwright would wait for frames, which may be late in a resized window.
  const chosen = ((await calls.count()) > 0 ? calls : zoom).first();
  await chosen.dispatchEvent("click");
  const enlarged = await settled(page, least);
  await page.keyboard.press("Escape");
  return [...found, ...enlarged.map((fault) => `enlarged: ${fault}`)];
}

/** The faults on screens of all sizes, by size. */
async function measureAll(page: Page, { least, sizes }: Kind): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const some = await measure(page, least);
    if (some.length > 0) found[`${width}×${height}`] = some.slice(0, 5);
  }
  return found;
}

for (const [game, counts] of TABLES) {
  it.each(counts)(`${game} with %i seats can be played on every screen`, async (seats) => {
    const first = await visit({});
    const table = await makeTable(first, game, seats);
    const storageState = await first.context().storageState();
    for (const kind of [TOUCH, MOUSE]) {
      const page = await visit({ ...kind.context, storageState });
      await page.goto(table);
      await page.getByText("Your turn:").waitFor();
      await drawn(page);
      expect(await measureAll(page, kind)).toEqual({});
      await page.context().close();
    }
    await first.context().close();
  });
}

const only = (kind: Kind, ...widths: number[]): Kind => ({
  ...kind,
  sizes: kind.sizes.filter(([width, height]) => height !== 640 && widths.includes(width)),
});

// The phone is in Russian, whose words are the longest.
it.each(TABLES)("%s: whatever is decided, on the smallest screens", async (game, counts) => {
  const dealt = new Dealt();
  const seats = Math.max(...counts);
  const kinds = dealt.kinds(game, seats);
  await kinds.next();
  const pages = await Promise.all(
    [only(TOUCH, 360, 390, 844), only(MOUSE, 1280, 720, 360)].map(async (kind) => {
      const page = await visit({ ...kind.context, locale: kind.least === 44 ? "ru" : "en" });
      await dealt.show(page, server.url, game, seats);
      await drawn(page);
      return { page, kind };
    }),
  );
  const found: Record<string, Record<string, string[]>> = {};
  for await (const decided of kinds) {
    const name = await dealt.showAgain(game, seats);
    for (const { page, kind } of pages) {
      await page.getByRole("heading", { level: 1 }).filter({ hasText: name }).waitFor();
      const some = await measureAll(page, kind);
      if (Object.keys(some).length > 0) found[`${kind.least} px: ${decided}`] = some;
    }
  }
  dealt.end();
  for (const { page } of pages) await page.context().close();
  expect(found).toEqual({});
});

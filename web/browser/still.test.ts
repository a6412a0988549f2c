// Nothing moves under a pointer or a thumb, and no text overlaps anything else.

import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { atATable, PHONE, playNow, visit, WIDE } from "./browser";
import { canPress, type Game, ownTurn } from "./play";

const server = atATable();

/** The places of everything pressable on a board and below it. */
function places(): Record<string, [number, number]> {
  const found: Record<string, [number, number]> = {};
  const all = document.querySelectorAll<HTMLElement>(
    "[data-star], [data-part], [data-zoom], [role=toolbar] button, .controls .button",
  );
  for (const node of all) {
    if (!node.checkVisibility() || node.closest("[inert]")) continue;
    const around = node.closest("[role=group], article, .controls")?.ariaLabel ?? "";
    const { star, part } = node.dataset;
    const moves = [...(node.closest(".moves")?.children ?? [])].indexOf(node);
    const name =
      moves >= 0 ? `move ${moves}` : (star ?? part ?? node.ariaLabel ?? node.textContent);
    // A chosen element is deliberately lifted a little.
    if (node.ariaPressed === "true") continue;
    const { x, y } = (node.querySelector(":scope > .target") ?? node).getBoundingClientRect();
    found[`${around.split(":")[0]} ${name.trim()}`] = [Math.round(x), Math.round(y)];
  }
  return found;
}

/** Expects that an action moves nothing that is still there afterwards. */
async function expectStill(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(places);
  await act();
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(next)));
  const after = await page.evaluate(places);
  const kept = Object.keys(before).filter((name) => name in after);
  expect(kept.length).toBeGreaterThan(2);
  const only = (all: Record<string, unknown>) => kept.map((name) => [name, all[name]]);
  expect(only(after)).toEqual(only(before));
}

it.each([
  [1440, 900],
  [1280, 800],
])("no star moves when a card explains itself at %i×%i", async (width, height) => {
  const page = await visit({ viewport: { width, height } });
  await playNow(page, "Astra");
  await ownTurn(page).waitFor();
  for (const header of await page.locator("article header").all()) {
    await expectStill(page, () => header.hover());
  }
});

const PHONES = [
  { width: 360, height: 560 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

/** The presses in one and the same turn. */
const PRESSED: Record<Game, (page: Page) => Locator[]> = {
  Astra: (page) => [canPress(page, /: mark it\b/).first(), canPress(page, /: mark it\b/).first()],
  Sternenhimmel: (page) => [
    page.getByRole("button", { name: "10", exact: true }),
    page.getByRole("button", { name: "7", exact: true }),
  ],
  Stellium: (page) => [page.getByRole("button", { name: "Reach into the bag" })],
};

for (const game of Object.keys(PRESSED) as Game[]) {
  it.each(PHONES)(`${game}: nothing moves under a thumb at $width×$height`, async (viewport) => {
    const page = await visit({ ...PHONE, viewport });
    await playNow(page, game);
    await ownTurn(page).waitFor();
    const closer = page.locator(".calls[data-zoom]");
    if (await closer.first().isVisible()) await closer.first().tap();
    for (const button of PRESSED[game](page)) {
      if (await button.isVisible()) await expectStill(page, () => button.tap());
    }
  });
}

it("the numbers of a list stand nowhere on a picture in the rules", async () => {
  const page = await visit(WIDE);
  await page.goto(`${server.url}/rules/astra`);
  const shown = page.locator(".rules .picture li");
  await shown.first().waitFor();
  const styles = await shown.evaluateAll((all) =>
    all.map((item) => getComputedStyle(item).listStyleType),
  );
  expect(new Set(styles)).toEqual(new Set(["none"]));
});

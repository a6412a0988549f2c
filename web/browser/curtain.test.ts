// The pages of tables on this device, on every screen: accessibility, touch targets, layout.

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { askAround, lift, pass, sitAround } from "./around";
import { expectNothingFound } from "./axe";
import { atATable, visitHere } from "./browser";
import { playOn } from "./play";

const server = atATable();
const SIZES = [
  [360, 560],
  [390, 844],
  [844, 390],
  [1440, 900],
] as const;
/** The longest possible name. */
const LONG = "Maximilian-Alexandre III";

/** Controls that are too small for a finger, or out of reach. */
function faults(): string[] {
  const within = document.querySelector("dialog[open]") ?? document.body;
  return [...within.querySelectorAll<HTMLElement>("button, a, select, input:not([type=radio])")]
    .filter((node) => node.checkVisibility({ visibilityProperty: true }))
    .filter((node) => !node.closest("[inert], .skip, .visually-hidden"))
    .filter((node) => !node.matches(".visually-hidden"))
    .map((node) => ({ node, box: node.getBoundingClientRect() }))
    .filter(({ node, box }) => {
      const small = Math.min(box.width, box.height) < 43.9 && !node.closest("footer");
      const beside = box.left < -0.01 || box.right > innerWidth + 0.01;
      return small || beside || (node.matches(".button") && node.scrollWidth > node.clientWidth);
    })
    .map(({ node, box }) => `${node.outerHTML.slice(0, 80)}: ${box.width}×${box.height}`);
}

async function expectFit(page: Page): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(next)));
    expect({ width, faults: await page.evaluate(faults) }).toEqual({ width, faults: [] });
    await expectNothingFound(page);
  }
}

describe.each([
  { theme: "night", colorScheme: "dark" },
  { theme: "paper", colorScheme: "light" },
] as const)("$theme", ({ colorScheme }) => {
  it("what is asked around a device, the curtain, and handing on", async () => {
    const page = await visitHere({ colorScheme, bypassCSP: true, hasTouch: true });
    await askAround(page, server.url, "Sternenhimmel", ["Ada", LONG, "Cy"], 2);
    await page.getByRole("dialog").getByText("More choices").click();
    await expectFit(page);

    await sitAround(page, server.url, "Sternenhimmel", [LONG, `${LONG}!`.slice(1)]);
    await lift(page).waitFor();
    await expectFit(page);
    // It needs no scrolling, and the button on has the focus.
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const box = await lift(page).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    }
    expect(await lift(page).evaluate((button) => button === document.activeElement)).toBe(true);

    await lift(page).click();
    while (await playOn(page, "Sternenhimmel", undefined, pass(page)));
    await expectFit(page);
    await page.getByRole("button", { name: "Save, take online, end" }).click();
    await expectFit(page);
    await page.getByRole("button", { name: "Take it online" }).click();
    await expectFit(page);
    await page.context().close();
  });

  it("where a saved game is opened", async () => {
    const page = await visitHere({ colorScheme, bypassCSP: true, hasTouch: true });
    await page.goto(`${server.url}/open`);
    await page.getByRole("heading", { name: "Open a saved game" }).waitFor();
    await expectFit(page);
    await page.getByLabel(/^Text of a saved game/).fill("hello");
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await page.getByRole("alert").getByText("This is not a saved game.").waitFor();
    await expectFit(page);
    await page.context().close();
  });
});

// An invitation followed on a phone, with everything in reach of a thumb.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { atATable, expectNoSidewaysScrolling, inviteTo, join, PHONE, visit, WIDE } from "./browser";
import { canPlay, canPress, type Game, ownTurn, playOn, type Press } from "./play";

atATable();

const tap: Press = (button) => button.tap();

/** Everything pressable that is narrower or lower than a finger. */
async function tooSmall(page: Page): Promise<string[]> {
  const all = page.locator("a, button, select, input, summary, [role=button]");
  return all.evaluateAll((found) =>
    found.flatMap((each) => {
      const { width, height } = each.getBoundingClientRect();
      const reachable =
        width > 0 && each.checkVisibility({ visibilityProperty: true }) && !each.closest("[inert]");
      // An input can be pressed by its label, too.
      const pressed = each.closest("label")?.getBoundingClientRect() ?? { width, height };
      const small = Math.min(pressed.width, pressed.height) < 43.9;
      const name = each.ariaLabel ?? each.textContent.trim();
      const skips = each.classList.contains("skip");
      return reachable && small && !skips
        ? [`${name}: ${Math.round(width)} × ${Math.round(height)}`]
        : [];
    }),
  );
}

async function expectAllInReach(page: Page): Promise<void> {
  await expectNoSidewaysScrolling(page);
  expect(await tooSmall(page)).toEqual([]);
}

/** On a phone a card is enlarged before its stars are marked. */
async function lookCloser(page: Page): Promise<void> {
  const star = canPress(page, /: mark it\b/).first();
  for (const card of await page.getByRole("button", { name: /: look closer/ }).all()) {
    await card.tap();
    await page.getByRole("button", { name: "Close" }).first().waitFor();
    if (await star.isVisible()) return;
    await page.getByRole("button", { name: "Close" }).first().tap();
  }
}

/** The number of taps for a move of each. */
const MOVES: [Game, number][] = [
  ["Astra", 1],
  ["Sternenhimmel", 2],
  ["Stellium", 2],
];

it.each(MOVES)("a friend plays %s on a phone", async (game, taps) => {
  const ada = await visit(WIDE);
  const bo = await visit(PHONE);
  await inviteTo(ada, game, 4);
  await bo.goto(ada.url());
  await bo.getByRole("button", { name: "Sit here" }).first().waitFor();
  await expectAllInReach(bo);
  await join(bo, ada.url(), "Bo");
  for (const seat of [3, 4]) {
    await ada.getByLabel(`Who seat ${seat} is for`).selectOption("novice");
  }
  await ada.getByRole("button", { name: "Start" }).click();

  // Whoever starts, Ada plays until it is Bo's turn.
  const isBos = ownTurn(bo)
    .waitFor()
    .then(() => true);
  const isAdas = () =>
    canPlay(ada, game)
      .first()
      .waitFor()
      .then(() => false);
  while (!(await Promise.race([isBos, isAdas()]))) await playOn(ada, game);
  await expectAllInReach(bo);
  if (game === "Astra") {
    await lookCloser(bo);
    await expectAllInReach(bo);
  }
  for (let each = 0; each < taps; each++) {
    await playOn(bo, game, tap);
    await expectAllInReach(bo);
  }
  const log = ada.getByRole("tabpanel", { name: "Log" });
  await log
    .getByText(/^Bo (marks|uses|places|keeps)/)
    .first()
    .waitFor();
  await bo.getByRole("button", { name: "Log" }).tap();
  for (const tab of ["Log", "Chat", "Rules", "Seats"]) {
    await bo.getByRole("tab", { name: tab }).tap();
    await expectAllInReach(bo);
  }
});

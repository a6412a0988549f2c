// Plays a game as a person does: looks for what can be pressed, and at what it says it does.

import type { Locator, Page } from "playwright-core";

/** Buttons to press on a board or below it, by preference. */
const WISHES = {
  Astra: [
    /^Do it$/,
    /^(use the ability of|reactivate|discard) /,
    /^take: /,
    /^This one next$/,
    /: mark it\b/,
    /^Exchange 3 stardust$/,
    /^(Rest|End the exchange|Stop here|End the turn|Stop)$/,
  ],
  Sternenhimmel: [/: free, place .* here/, /^(\d+|black hole|double star)(, \d of them)?$/],
  Stellium: [
    /^Do it$/,
    /^(Reach into the bag|Draw|Take: .*|Keep)$/,
    /^spend the /,
    /^validate /,
    /^take “/,
    /^(black hole )?\w\d+\b.*: (place it on|strike the body on|swap|.* attracts|.* on|the body on) /,
    /^(push to|turn by) /,
    /^choose\. |: choose$/,
    /^\d+ (planet|comet|star|supernova)s?$/,
    /^(No influence|Go on)$/,
    /^discard “/,
  ],
} satisfies Record<string, RegExp[]>;

/** What may be asked about before it is done: the question is loaded when it is first asked. */
const MAY_ASK = /^(Rest|End the exchange|Stop here|End the turn|Stop|No influence|Go on)$/;
/** How long to wait for the question or the move, in milliseconds. */
const SOON = 2000;

export type Game = keyof typeof WISHES;
export const GAMES = Object.keys(WISHES) as Game[];

/** Presses a button by mouse, touch or keyboard. */
export type Press = (button: Locator) => Promise<void>;
export const click: Press = (button) => button.click();

export const ending = (page: Page): Locator => page.getByRole("dialog", { name: /win|victory/ });
export const canPress = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("button", { name, disabled: false });
export const ownTurn = (page: Page): Locator => page.getByText("Your turn:");
/** The possible actions in a game now; none while others play. */
export const canPlay = (page: Page, game: Game): Locator =>
  canPress(page, new RegExp(WISHES[game].map(({ source }) => source).join("|")));

const inWords = (page: Page): Locator => page.locator("#board-in-words li");

/** Waits until a board is there as a whole: it is drawn part by part, and last in words. */
export const drawn = (page: Page): Promise<void> =>
  inWords(page).first().waitFor({ state: "attached" });

/** The board in words, a line for each thing on it. */
export async function boardInWords(page: Page): Promise<string[]> {
  await drawn(page);
  return inWords(page).allTextContents();
}

/** Waits until there is an action, and takes it; false once `end` is visible. */
export async function playOn(
  page: Page,
  game: Game,
  press = click,
  end = ending(page),
): Promise<boolean> {
  await canPlay(page, game).or(end).first().waitFor();
  if (await end.first().isVisible()) return false;
  const names = await page
    .getByRole("button", { disabled: false })
    .evaluateAll((all) => all.map((each) => each.ariaLabel ?? each.textContent.trim()));
  const wish = WISHES[game].find((each) => names.some((name) => each.test(name)));
  const name = names.find((each) => wish?.test(each));
  if (name !== undefined) {
    const button = page.getByRole("button", { name, exact: true, disabled: false }).first();
    await press(button);
    if (MAY_ASK.test(name)) await answered(page, button);
  }
  return true;
}

/** Waits until a press has done something: it asks, or what was pressed cannot be pressed again. */
async function answered(page: Page, button: Locator): Promise<void> {
  const asks = canPress(page, "Do it").waitFor({ timeout: SOON });
  const done = button.waitFor({ state: "hidden", timeout: SOON });
  await Promise.race([asks.catch(() => undefined), done.catch(() => undefined)]);
}

export async function playToTheEnd(page: Page, game: Game, press = click): Promise<void> {
  while (await playOn(page, game, press));
}

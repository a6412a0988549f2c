// Reaches everything with the keyboard alone, like a user who sees where the focus is.

import type { Locator, Page } from "playwright-core";
import type { Press } from "./play";

/** More presses of one key than anybody would make. */
const MOST = 400;

/** The next key towards a button: Tab, Shift+Tab, or arrows where a whole figure is one tab stop. */
function nextKeys(wanted: Element): { done: boolean; at: string; keys: string[] } {
  const focus = document.activeElement ?? document.body;
  const at = focus.getAttribute("aria-label") ?? "";
  if (focus === wanted) return { done: true, at, keys: [] };
  const walked = (wanted as SVGElement).tabIndex < 0 ? wanted.closest("[role=group]") : null;
  if (walked?.contains(focus)) {
    const [from, to] = [focus.getBoundingClientRect(), wanted.getBoundingClientRect()];
    const [x, y] = [to.x - from.x, to.y - from.y];
    const across = x < 0 ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
    const along = y < 0 ? ["ArrowUp", "ArrowDown"] : ["ArrowDown", "ArrowUp"];
    const [first, second] = Math.abs(x) > Math.abs(y) ? [across, along] : [along, across];
    return { done: false, at, keys: [first[0], second[0], second[1], first[1]] as string[] };
  }
  const stop = walked?.querySelector("[tabindex='0']") ?? wanted;
  const behind = focus.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING;
  return { done: false, at, keys: [behind && focus !== document.body ? "Shift+Tab" : "Tab"] };
}

/** Moves the focus to a button. */
export async function walkTo(page: Page, button: Locator): Promise<void> {
  const tries = new Map<string, number>();
  for (let step = 0; step < MOST; step++) {
    const { done, at, keys } = await button.evaluate(nextKeys);
    if (done) return;
    // Where the direct way is blocked, other arrows are tried in turn: so every star is reached.
    const tried = (key: string) => tries.get(`${at} ${key}`) ?? 0;
    const key = keys.reduce((one, other) => (tried(other) < tried(one) ? other : one));
    tries.set(`${at} ${key}`, tried(key) + 1);
    await page.keyboard.press(key);
  }
  throw new Error(`the keyboard does not lead to ${button.toString()}`);
}

export const byKeys: Press = async (button) => {
  const page = button.page();
  await walkTo(page, button);
  await page.keyboard.press("Enter");
};

// "What is this?": every symbol on every board has a name, on a phone.

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectNothingFound } from "./axe";
import { atATable, PHONE, visit, WIDE } from "./browser";
import { Dealt } from "./dealt";
import { boardInWords, drawn } from "./play";

const server = atATable();
const SMALL = { ...PHONE, viewport: { width: 360, height: 560 } };

const open = (page: Page) => page.getByRole("button", { name: "What is this?" }).click();
const list = (page: Page) => page.getByRole("region", { name: "What is this?" });

/** The symbols of the board without an explanation. A symbol is anything drawn and small; text names
 * itself, and the lines of a figure are no things of their own. */
function nameless(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const board = document.querySelector("#board .board");
    if (!board) throw new Error("there is no board");
    const isSeen = (node: Element) =>
      node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const explained = [...board.querySelectorAll("[data-explains]")].map((node) =>
      node.getBoundingClientRect(),
    );
    const LARGE = 70;
    const shapes = board.querySelectorAll("svg circle, svg path, svg rect, svg use, i, b");
    /** Where a drawing is zoomed, content at its edge is cut off until it is panned there. */
    const EDGE = 40;
    const isCutOff = (node: Element) => {
      const near = node.closest(".near")?.querySelector("svg")?.getBoundingClientRect();
      if (!near) return false;
      const { left, top, right, bottom } = node.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return (
        Math.min(x - near.left, near.right - x) < EDGE ||
        Math.min(y - near.top, near.bottom - y) < EDGE
      );
    };
    const symbols = [...shapes].filter((node) => {
      const { width, height } = node.getBoundingClientRect();
      const isBackground = Math.max(width, height) > LARGE || Math.max(width, height) < 2;
      const paint = getComputedStyle(node);
      const isPainted =
        !(node instanceof SVGElement) || paint.fill !== "none" || paint.stroke !== "none";
      return (
        !isBackground &&
        isPainted &&
        isSeen(node) &&
        !isCutOff(node) &&
        !node.closest("defs, .leaving")
      );
    });
    return symbols.flatMap((node) => {
      const { left, top, right, bottom } = node.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const isNamed =
        explained.some(
          (box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
        ) || node.closest("button")?.innerText.trim();
      if (isNamed) return [];
      const names = (each: Element | null): string[] =>
        each && each !== board
          ? [...names(each.parentElement), `${each.tagName}.${each.getAttribute("class") ?? ""}`]
          : [];
      return [names(node).slice(-4).join(" ")];
    });
  });
}

/** The entries of the list, once it is up to date. */
async function names(page: Page): Promise<string[]> {
  await list(page).getByRole("listitem").first().waitFor();
  return list(page).getByRole("listitem").allInnerTexts();
}

describe.each(["astra", "sternenhimmel", "stellium"])("%s", (game) => {
  it("every symbol has a name, whatever is decided", async () => {
    const dealt = new Dealt();
    const page = await visit(SMALL);
    let shown = false;
    for await (const kind of dealt.kinds(game, 2, 1)) {
      if (!shown) await dealt.show(page, server.url, game, 2);
      const name = shown ? await dealt.showAgain(game, 2) : "";
      shown = true;
      await page.locator("h1", { hasText: name }).waitFor({ state: "attached" });
      // A board is drawn part by part.
      await expect.poll(() => nameless(page), { message: kind, timeout: 10_000 }).toEqual([]);
    }
    dealt.end();
    await page.context().close();
  });

  it("everything is named at once, and pressing it does nothing else", async () => {
    const dealt = new Dealt();
    await dealt.find(game, 3, (legal) => legal.length > 3);
    const page = await visit(SMALL);
    await dealt.show(page, server.url, game, 3);
    await page.locator("#board [data-explains]").first().waitFor();
    await open(page);
    const said = await names(page);
    expect(said.length).toBeGreaterThan(5);
    expect(said.join(" ")).not.toMatch(/(page|name)-\w+/);
    const before = await boardInWords(page);
    await page.locator("#board [data-part]:visible").first().click({ force: true });
    await list(page).locator("[aria-pressed=true]").waitFor();
    expect(await boardInWords(page)).toEqual(before);
    await page.keyboard.press("Escape");
    await list(page).waitFor({ state: "detached" });
    dealt.end();
    await page.context().close();
  });
});

it("a key opens it, and it is for everyone", async () => {
  const dealt = new Dealt();
  await dealt.find("astra", 3, (legal) => legal.length > 3);
  const page = await visit({ ...WIDE, bypassCSP: true });
  await dealt.show(page, server.url, "astra", 3);
  await drawn(page);
  await page.locator("#board [data-explains]").first().waitFor();
  await page.keyboard.press("n");
  expect((await names(page)).some((name) => name.includes("Grand star"))).toBe(true);
  await expectNothingFound(page);
  dealt.end();
  await page.context().close();
});

it("names of stars are not cut off at the edge of a card", async () => {
  const page = await visit(SMALL);
  for (const card of ["andromeda", "argo-navis", "pisces", "taurus"]) {
    const dealt = new Dealt();
    await dealt.find("astra", 5, (legal) => legal.some((move) => move.startsWith(`mark ${card} `)));
    await dealt.show(page, server.url, "astra", 5);
    await drawn(page);
    const names = page.locator("#board .place svg text.name");
    await expect.poll(() => names.count()).toBeGreaterThan(3);
    const cut = await names.evaluateAll((all) =>
      all.flatMap((name) => {
        const [text, sky] = [name, name.closest("svg")].map((one) => one?.getBoundingClientRect());
        const fits = text && sky && text.left >= sky.left - 1 && text.right <= sky.right + 1;
        return fits ? [] : [name.textContent];
      }),
    );
    expect(cut, card).toEqual([]);
    dealt.end();
  }
  await page.context().close();
});

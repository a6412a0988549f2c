// From the first page on with the keyboard alone.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { atATable, PHONE, visit, WIDE } from "./browser";
import { byKeys, walkTo } from "./keys";
import { canPlay, canPress, ending, type Game, GAMES, ownTurn, playOn } from "./play";

const server = atATable();

/** A game against the easiest bots, with one player more than the default. */
async function begin(page: Page, game: Game): Promise<void> {
  await page.goto(server.url);
  const card = page.getByRole("article", { name: game });
  await byKeys(card.getByRole("button", { name: "Play now" }));
  await walkTo(page, page.getByRole("radio", { name: "casual" }));
  await page.keyboard.press("ArrowLeft");
  await walkTo(page, page.getByRole("radio", { name: "3" }));
  await page.keyboard.press("ArrowRight");
  await byKeys(page.getByRole("button", { name: "Start" }));
  await ownTurn(page).waitFor();
}

/** The focused element; empty if the focus was lost. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const node = document.activeElement;
    return node === document.body ? "" : (node?.ariaLabel ?? node?.textContent ?? "");
  });

it.each(GAMES)(
  "%s is played to its end, without losing the focus, and played again",
  async (game) => {
    const page = await visit(WIDE);
    await begin(page, game);
    do {
      await canPlay(page, game).or(ending(page)).first().waitFor();
      await expect.poll(() => focused(page)).not.toBe("");
    } while (await playOn(page, game, byKeys));
    await page.keyboard.press("Escape");
    await ending(page).waitFor({ state: "detached" });
    await expect.poll(() => focused(page)).not.toBe("");
    await byKeys(page.getByRole("button", { name: "Result" }));
    await byKeys(ending(page).getByRole("button", { name: "Play again" }));
    await ownTurn(page).waitFor();
  },
);

it("gives the focus back when a dialog closes, however it closes", async () => {
  const page = await visit(WIDE);
  await begin(page, "Astra");
  const dialog = page.getByRole("dialog");
  for (const name of ["Settings", "Keys and commands", "Leave, end, change device"]) {
    await byKeys(page.getByRole("button", { name }));
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await focused(page)).toContain(name);
  }
  // Resting with a full pouch needs confirmation.
  const rest = page.getByRole("button", { name: "Rest", exact: true });
  await byKeys(rest);
  await byKeys(dialog.getByRole("button", { name: "Not yet" }));
  await dialog.waitFor({ state: "detached" });
  expect(await focused(page)).toContain("Rest");
  await byKeys(rest);
  await byKeys(dialog.getByRole("button", { name: "Do it" }));
  await dialog.waitFor({ state: "detached" });
  await page
    .getByRole("log")
    .getByText(/ rests\b/)
    .first()
    .waitFor();
  await ownTurn(page).waitFor();
  expect(await focused(page)).not.toBe("");
});

it.each(GAMES)(
  "%s says what can be done, who leads and what changed, and reads the board",
  async (game) => {
    const page = await visit(WIDE);
    await begin(page, game);
    const said = page.locator("[aria-live=polite] p");
    const says = async (key: string, what: RegExp) => {
      const before = await said.count();
      await page.keyboard.press(key);
      await expect.poll(() => said.count()).toBeGreaterThan(before);
      expect(await said.last().textContent()).toMatch(what);
    };
    await says("w", /^Your turn: .*\d/);
    await says("r", /not on the board/);
    await walkTo(page, page.locator("#board [data-part][tabindex='0']").first());
    await says("r", /\w+/);
    expect((await said.last().textContent())?.length).toBeGreaterThan(60);
    await says("l", /: \d+ points?; .*: \d+ points?/);
    await says("c", /\w+\./);
    await page.keyboard.press("b");
    const inWords = page.getByRole("region", { name: "The board in words" });
    expect(await inWords.and(page.locator(":focus")).count()).toBe(1);
    expect(await inWords.getByRole("listitem").count()).toBeGreaterThan(3);
  },
);

it.each(["Astra", "Sternenhimmel"] as const)("arrows walk along the lines of %s", async (game) => {
  const page = await visit(WIDE);
  await begin(page, game);
  const stars = page.locator("[data-star]");
  const star = page.locator("[data-star][tabindex='0']").first();
  await walkTo(page, star);
  const from = (await focused(page)) ?? "";
  const joined = /joined to ([\d, ]+)/.exec(from)?.[1]?.split(", ") ?? [];
  const reached = new Set<string>();
  for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
    await stars
      .and(page.getByRole("button", { name: from, exact: true }))
      .first()
      .focus();
    await page.keyboard.press(key);
    reached.add((await page.locator(":focus").getAttribute("data-star")) ?? "");
  }
  expect(joined.length).toBeGreaterThan(0);
  expect(joined.filter((each) => reached.has(each)).length).toBe(Math.min(joined.length, 4));
});

it("has keys for a hint and for undoing, and a list of them", async () => {
  const page = await visit(WIDE);
  await begin(page, "Sternenhimmel");
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keys and commands" });
  await keys.waitFor();
  await page.keyboard.press("Escape");
  await keys.waitFor({ state: "detached" });
  await page.keyboard.press("h");
  await page.getByText("expected margin").first().waitFor();
  await byKeys(page.getByRole("button", { name: "10", exact: true }));
  await byKeys(canPress(page, /: free, place the 10 here/).first());
  await page.getByRole("button", { name: "10, not in hand" }).waitFor();
  await ownTurn(page).waitFor();
  await page.keyboard.press("u");
  await page.getByRole("button", { name: "10", exact: true }).waitFor();
});

it("carries out on a phone what has a key, from the table's menu", async () => {
  const page = await visit(PHONE);
  await begin(page, "Sternenhimmel");
  await page.getByRole("button", { name: "Leave, end, change device" }).click();
  await page.getByRole("button", { name: "Keys and commands" }).click();
  const keys = page.getByRole("dialog", { name: "Keys and commands" });
  await keys.getByRole("button", { name: "say who leads" }).click();
  await keys
    .getByRole("status")
    .filter({ hasText: /: \d+ points?; / })
    .waitFor();
  await keys.getByRole("button", { name: "go to the board in words" }).click();
  await keys.waitFor({ state: "detached" });
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("board-in-words");
});

it("has one stop for the whole log, and arrows from there", async () => {
  const page = await visit(WIDE);
  await begin(page, "Astra");
  const sentences = page.getByRole("tabpanel", { name: "Log" }).getByRole("button");
  await sentences.first().waitFor();
  const last = (await sentences.count()) - 1;
  await walkTo(page, sentences.nth(last));
  await page.keyboard.press("ArrowUp");
  const focused = page.locator(":focus");
  expect(await focused.textContent()).toBe(await sentences.nth(last - 1).textContent());
  await page.keyboard.press("Tab");
  expect(await sentences.and(focused).count()).toBe(0);
});

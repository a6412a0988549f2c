// The rules of each game: searched by a word, printed, shown on a board.

import { describe, expect, it } from "vitest";
import { expectNothingFound } from "./axe";
import { atATable, expectNoSidewaysScrolling, PHONE, visitHere, WIDE } from "./browser";

const server = atATable();
const GAMES = ["astra", "sternenhimmel", "stellium"];

describe.each(GAMES)("%s", (game) => {
  it.each(["en", "fr", "ru"])("is printed on one page, in %s", async (locale) => {
    const page = await visitHere({ ...WIDE, locale });
    await page.goto(`${server.url}/rules/${game}`);
    await page.locator(".rules").waitFor();
    const printed = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(printed.match(/\/Type\s*\/Page\b/g)?.length).toBe(1);
    await page.context().close();
  });

  it("shows a turn step by step", async () => {
    const page = await visitHere(PHONE);
    await page.goto(`${server.url}/rules/${game}`);
    await page.getByRole("button", { name: "See a turn, step by step" }).click();
    const example = page.locator(".example [aria-live]");
    const before = await example.innerText();
    await page.getByRole("button", { name: "Continue" }).click();
    await expect.poll(() => example.innerText()).not.toBe(before);
    await expectNoSidewaysScrolling(page);
    await page.context().close();
  });
});

it("no number of a list stands beside the number of a boon", async () => {
  const page = await visitHere(WIDE);
  await page.goto(`${server.url}/rules/astra`);
  await page.locator(".boons li").first().waitFor();
  const numbered = await page.locator(".rules li").evaluateAll((all) =>
    all
      .filter((each) => {
        const { display, listStyleType } = getComputedStyle(each);
        return display === "list-item" && listStyleType === "decimal";
      })
      .map((each) => each.textContent.trim()),
  );
  expect(numbered.filter((text) => /^\d/.test(text))).toEqual([]);
  await page.context().close();
});

it("is found by a word", async () => {
  const page = await visitHere({ ...WIDE, bypassCSP: true });
  await page.goto(`${server.url}/rules/astra`);
  const search = page.getByRole("searchbox", { name: "Find a word in the rules" });
  await search.fill("telescope");
  await page.getByText("You may spend a telescope").waitFor();
  await page.getByText("Without stardust you must rest").waitFor({ state: "hidden" });
  await expectNothingFound(page);
  await search.fill("pancake");
  await page.getByText("Nothing about that in the rules.").waitFor();
  await page.context().close();
});

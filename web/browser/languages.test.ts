// French and Russian: nothing remains in English, and no message name is shown as text.

import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { atATable, playNow, visit, WIDE } from "./browser";
import { GAMES, playToTheEnd } from "./play";

const server = atATable();

type Pattern = NonNullable<FluentResource["body"][number]["value"]>;

/** Patterns for all texts of this message, whatever its arguments. */
function shapes(pattern: Pattern): string[] {
  const parts = typeof pattern === "string" ? [pattern] : pattern;
  const ways = parts.map((part) => {
    if (typeof part === "string") return [part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")];
    return part.type === "select" ? part.variants.flatMap(({ value }) => shapes(value)) : [".+"];
  });
  return ways.reduce((all, more) => all.flatMap((one) => more.map((other) => one + other)), [""]);
}

/** All texts of a language, as far as they contain a word of their own. */
function sayings(language: string): RegExp[] {
  const { body } = new FluentResource(readFileSync(`../locales/${language}.ftl`, "utf8"));
  return body
    .flatMap(({ value }) => (value === null ? [] : shapes(value)))
    .filter((text) => /\p{L}{3}/u.test(text))
    .map((text) => new RegExp(`^${text}$`, "u"));
}

/** Every text of the page, visible or for screen readers. */
function texts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) found.add(walker.currentNode.textContent?.trim() ?? "");
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
      for (const name of ["aria-label", "title", "placeholder"]) {
        found.add(element.getAttribute(name) ?? "");
      }
    }
    return [...found];
  });
}

/** The name of a message, of an event or of a thing, in place of its words. */
const NAME = /(?<![\p{L}-])(page|astra|sternenhimmel|stellium|black|small|large)-[a-z]|\{"event"/u;

const english = sayings("en");

/** English texts, or names of messages, on a page in another language. */
async function leftIn(page: Page, language: string): Promise<string[]> {
  const own = sayings(language);
  const isEnglish = (text: string) => english.some((saying) => saying.test(text));
  const isOwn = (text: string) => own.some((saying) => saying.test(text));
  const said = await texts(page);
  return said.filter((text) => NAME.test(text) || (isEnglish(text) && !isOwn(text)));
}

async function expectAllIn(page: Page, language: string): Promise<void> {
  expect(await page.getAttribute("html", "lang")).toBe(language);
  expect(await leftIn(page, language)).toEqual([]);
}

it.each(["fr", "ru"])("every screen is in the browser's language: %s", async (language) => {
  const page = await visit({ ...WIDE, locale: language });
  const paths = [
    "/about",
    "/nowhere",
    "/pass#x",
    ...GAMES.map((game) => `/rules/${game.toLowerCase()}`),
  ];
  for (const path of paths) {
    await page.goto(server.url + path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expectAllIn(page, language);
  }
  for (const game of GAMES) {
    await page.goto(server.url);
    const card = page.getByRole("article", { name: game });
    await card.getByRole("button").first().waitFor();
    await expectAllIn(page, language);
    await card.getByRole("button").nth(1).click();
    await page.getByRole("dialog").locator("summary").click();
    await expectAllIn(page, language);
    await page.keyboard.press("Escape");
    await card.getByRole("button").first().click();
    await page.getByRole("dialog").locator("form .main").click();
    await page.getByRole("tabpanel").waitFor();
    const tabs = page.getByRole("tab");
    for (const tab of await tabs.all()) {
      await tab.click();
      await expectAllIn(page, language);
    }
  }
});

it("the language is changed at the table, and stays", async () => {
  const page = await visit({ ...WIDE, locale: "fr" });
  await page.goto(server.url);
  const card = page.getByRole("article", { name: "Astra" });
  await card.getByRole("button").first().click();
  await page.getByRole("dialog").locator("form .main").click();
  await page.getByRole("tabpanel").waitFor();
  const table = page.url();
  const language = page.getByRole("banner").getByRole("combobox");
  for (const next of ["ru", "en", "fr", "ru"]) {
    await language.selectOption(next);
    await page.locator(`html[lang=${next}]`).waitFor();
    if (next !== "en") await expectAllIn(page, next);
    else expect(await leftIn(page, "fr")).not.toEqual([]);
  }
  expect(page.url()).toBe(table);
  await page.reload();
  await page.getByRole("tabpanel").waitFor();
  await expectAllIn(page, "ru");
});

it("a game that has ended is read and looked at again in every language", async () => {
  const page = await visit(WIDE);
  await playNow(page, "Sternenhimmel", { players: 5 });
  await playToTheEnd(page, "Sternenhimmel");
  await page.keyboard.press("Escape");
  const table = page.url();
  for (const language of ["fr", "ru"]) {
    await page.getByRole("banner").getByRole("combobox").selectOption(language);
    await page.goto(table);
    await page.getByRole("dialog").getByRole("table").waitFor();
    await expectAllIn(page, language);
    await page.goto(`${table}/replay?move=30`);
    await page.getByRole("slider").waitFor();
    await expectAllIn(page, language);
  }
});

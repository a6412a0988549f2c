// The review of a finished game, in a real worker; and a game continued from one of its moments.

import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { expectNothingFound } from "./axe";
import { playHere } from "./around";
import { atATable, expectNoSidewaysScrolling, PHONE, playNow, visit, visitHere } from "./browser";
import { canPlay, playOn } from "./play";

const server = atATable();

async function openRecord(page: Page, record = "sternenhimmel/2-players") {
  await page.goto(`${server.url}/open`);
  const text = readFileSync(`../fixtures/${record}.json`, "utf8");
  await page.getByLabel(/^Text of a saved game/).fill(text);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await page.waitForURL(/\/here\/[^/]+\/replay/);
}

const graph = (page: Page) => page.getByRole("img", { name: /^Chances to win/ });

it("is reviewed, stepped through by its turning points, and kept", async () => {
  const page = await visitHere();
  await openRecord(page);
  await page.getByRole("tab", { name: "Review" }).click();
  await page.getByRole("button", { name: "Review this game" }).click();
  await graph(page).waitFor();
  // The complete review, whose results remain.
  await page.getByRole("progressbar").waitFor({ state: "detached", timeout: 300_000 });
  const [label] = await graph(page).evaluateAll((all) => all.map((each) => each.ariaLabel ?? ""));
  expect(label).toMatch(/: 100/);

  const turns = page.getByRole("listitem").getByRole("button", { name: /: (mistake|blunder)/ });
  await turns.first().click();
  await page.getByText(/^Played: /).waitFor();
  await page.locator("#board .hint").first().waitFor();
  await expectNothingFound(page);
  const there = page.url();
  await expect.poll(() => page.url()).toContain("review");

  await page.goto(there);
  await graph(page).waitFor();
  expect(await page.getByRole("button", { name: "Review this game" }).count()).toBe(0);
  await page.getByText(/^Played: /).waitFor();

  // A move without cost is called fine.
  const path = new URL(there).pathname;
  for (let move = 1; (await page.getByText("fine", { exact: true }).count()) === 0; move++) {
    expect(move).toBeLessThan(10);
    await page.goto(`${server.url}${path}?move=${move}&review`);
    await graph(page).waitFor();
  }

  // Each perspective has its own review.
  await page.getByLabel("Seen by").selectOption({ index: 1 });
  await page.getByRole("button", { name: "Review this game" }).waitFor();
  await page.context().close();
});

it("is played on from where one would have done otherwise", async () => {
  const page = await visitHere();
  await openRecord(page);
  const path = new URL(page.url()).pathname;
  await page.goto(`${server.url}${path}?move=9&review`);
  await page.getByRole("button", { name: /^Play on from here as / }).click();
  await page.waitForURL(/\/here\/[^/]+$/);
  await page.getByText("Whatever you could not know was drawn anew.").waitFor();
  await canPlay(page, "Sternenhimmel").first().waitFor();
  await page.context().close();
});

it("has its place beside five seats on a short screen", async () => {
  const page = await visitHere({ viewport: { width: 1280, height: 620 } });
  await openRecord(page, "astra/5-players");
  const told = page.locator("#tab-panel");
  await told.getByRole("log").waitFor();
  const height = async () => (await told.boundingBox())?.height ?? 0;
  expect(await height()).toBeGreaterThan(150);
  await page.getByRole("tab", { name: "Review" }).click();
  await page.getByRole("button", { name: "Review this game" }).click({ timeout: 5000 });
  await graph(page).waitFor();
  expect(await height()).toBeGreaterThan(150);
  await page.context().close();
});

it("a game that is on is taken back and tried out, and stays as it is", async () => {
  const page = await visitHere(PHONE);
  await playHere(page, server.url, "Stellium");
  const table = page.url();
  await canPlay(page, "Stellium").first().waitFor();
  await playOn(page, "Stellium");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.getByRole("button", { name: "Save, take online, end" }).click();
  await expectNoSidewaysScrolling(page);
  await page.getByRole("button", { name: "Try it out" }).click();
  await expect.poll(() => page.url()).not.toBe(table);
  await page.getByText("Whatever you could not know was drawn anew.").waitFor();
  await canPlay(page, "Stellium").first().waitFor();

  // Tries are listed where they started.
  await page.goto(table);
  await canPlay(page, "Stellium").first().waitFor();
  await page.getByRole("button", { name: "Save, take online, end" }).click();
  await page.getByRole("link", { name: /^After move \d+/ }).waitFor();
  await expectNothingFound(page);
  await page.context().close();
});

it("a game at a table of the server is tried out on this device", async () => {
  const page = await visit(PHONE);
  await playNow(page, "Astra");
  await canPlay(page, "Astra").first().waitFor();
  expect(page.url()).toContain("/t/");
  await page.getByRole("button", { name: "Leave, end, change device" }).click();
  await page.getByRole("button", { name: "Try it out" }).click();
  await page.waitForURL(/\/here\//);
  await page.getByText("Whatever you could not know was drawn anew.").waitFor();
  await canPlay(page, "Astra").first().waitFor();
  await page.context().close();
});

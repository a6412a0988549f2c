// The atlas of the sky: on any screen, in every language, accessible; and the marks that games leave in it.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { atATable, expectNoSidewaysScrolling, PHONE, playNow, visit, WIDE } from "./browser";
import { ending, ownTurn, playToTheEnd } from "./play";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const server = atATable();

async function expectNothingFound(page: Page): Promise<void> {
  await page.evaluate(source);
  const found = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  });
  expect(found).toEqual([]);
  await expectNoSidewaysScrolling(page);
}

/** The heading of each page, by its path and language. */
const PAGES = {
  en: { "/atlas": "Atlas of the sky", "/atlas/orion": "Orion", "/atlas/ara": "Ara" },
  fr: { "/atlas": "Atlas du ciel", "/atlas/argo-navis": "Navire Argo" },
  ru: { "/atlas": "Атлас неба", "/atlas/ursa-minor": "Малая Медведица" },
};

describe.each([
  { colorScheme: "dark", size: WIDE },
  { colorScheme: "light", size: PHONE },
  { colorScheme: "dark", size: { ...PHONE, viewport: { width: 360, height: 560 } } },
  { colorScheme: "light", size: { ...PHONE, viewport: { width: 844, height: 390 } } },
] as const)("$colorScheme, $size.viewport.width wide", ({ colorScheme, size }) => {
  it.each(Object.entries(PAGES))("in %s", async (locale, pages) => {
    // Our own policy would block axe-core.
    const page = await visit({ ...size, colorScheme, locale, bypassCSP: true });
    for (const [path, heading] of Object.entries(pages)) {
      await page.goto(server.url + path);
      await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
      await expectNothingFound(page);
    }
    await page.context().close();
  });
});

it("leads from the first page to a constellation, its neighbour and back, by keys", async () => {
  const page = await visit(WIDE);
  await page.goto(server.url);
  await page.getByRole("link", { name: "Atlas of the sky" }).press("Enter");
  await page.getByRole("link", { name: "Lyra" }).press("Enter");
  await page.getByRole("heading", { level: 1, name: "Lyra" }).waitFor();
  await page.getByRole("cell", { name: "α Lyr" }).waitFor();
  await page.getByRole("link", { name: "Cygnus" }).press("Enter");
  await page.getByRole("heading", { level: 1, name: "Cygnus" }).waitFor();
  await page.getByRole("link", { name: "All constellations" }).press("Enter");
  await page.getByRole("heading", { level: 1, name: "Atlas of the sky" }).waitFor();
});

it("has no constellation that is not in the sky", async () => {
  const page = await visit(WIDE);
  await page.goto(`${server.url}/atlas/toaster`);
  await page.getByText("There is nothing here").waitFor();
});

describe("where a constellation stands tonight", () => {
  const TIME = new Date("2026-01-15T21:00:00Z");

  it("is told for a city, at any time of the night, and the city is kept", async () => {
    const page = await visit({ ...WIDE, timezoneId: "Europe/Paris" });
    await page.clock.setFixedTime(TIME);
    await page.goto(`${server.url}/atlas/orion`);
    const told = page.getByText(/^At /);
    await expect
      .poll(() => told.textContent())
      .toMatch(/^At 10:00 PM it stands 4\d° high in the south\./);
    await page.getByRole("slider", { name: /^Time/ }).press("End");
    await expect.poll(() => told.textContent()).toContain("below the horizon");
    await page.getByRole("button", { name: "Now" }).click();
    await expect.poll(() => told.textContent()).toContain("in the south");
    await page.getByLabel("Place").selectOption("Sydney");
    await page.getByText("It is day there now").waitFor();
    await page.reload();
    await page.clock.setFixedTime(TIME);
    await expect.poll(() => page.getByLabel("Place").inputValue()).toBe("sydney");
    await page.context().close();
  });

  it("is told for where one is, once that is asked for", async () => {
    const page = await visit({
      ...WIDE,
      permissions: ["geolocation"],
      geolocation: { latitude: -54.8, longitude: -68.3 },
    });
    await page.goto(`${server.url}/atlas/ursa-minor`);
    await page.getByRole("button", { name: "Use my location" }).click();
    await page.getByText("From here it never rises.").waitFor();
    expect(await page.getByLabel(/^Latitude/).inputValue()).toBe("-54.8");
    await page.getByLabel(/^Latitude/).fill("60");
    await page.getByLabel(/^Latitude/).press("Tab");
    await page.getByText("From here it never sets.").waitFor();
    await page.context().close();
  });
});

it("opens beside the table from a card's name, and the table stays", async () => {
  const page = await visit(WIDE);
  await playNow(page, "Astra");
  await ownTurn(page).waitFor();
  const link = page.locator("article header").getByRole("link").first();
  const name = await link.textContent();
  // Keyboard users can read the card's ability there.
  await page.keyboard.press("Tab");
  await link.focus();
  await page.locator(".caption .explained", { hasText: name ?? "" }).waitFor();
  const [atlas] = await Promise.all([page.context().waitForEvent("page"), link.click()]);
  await atlas.getByRole("heading", { level: 1, name: name ?? "", exact: true }).waitFor();
  await ownTurn(page).waitFor();
  await page.context().close();
});

it("marks what was discovered in play, and the result leads to it", async () => {
  const page = await visit(WIDE);
  await playNow(page, "Astra", { players: 2 });
  await playToTheEnd(page, "Astra");
  const found = ending(page).locator("section", { hasText: "Constellations you discovered" });
  const names = await found.getByRole("link").allTextContents();
  expect(names.length).toBeGreaterThan(0);
  const [name = ""] = names;
  await page.goto(`${server.url}/atlas`);
  await page.getByText(/^The 48 constellations.* You have discovered/).waitFor();
  await expect
    .poll(() => page.getByRole("link", { name: "Discovered in play" }).count())
    .toBe(new Set(names).size);
  await page.getByRole("link", { name: `${name} Discovered in play` }).click();
  await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
  await page.getByText("Discovered in play").waitFor();
  await page.context().close();
});

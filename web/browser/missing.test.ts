// Whatever fails to load, something is shown, and it can be tried again.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { atATable, playNow, visit, WIDE } from "./browser";
import { ownTurn } from "./play";

const server = atATable();

/** Blocks files of the page until they are let through. */
async function without(page: Page, files: RegExp): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
}

it("the first page and a table work where storage is denied", async () => {
  const page = await visit(WIDE);
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await playNow(page, "Sternenhimmel");
  await ownTurn(page).waitFor();
  await page.getByRole("button", { name: "Settings" }).click();
  const settings = page.getByRole("dialog", { name: "Settings" });
  await settings.getByRole("radio", { name: "slow" }).check();
  await settings.getByRole("switch", { name: "Ask before final moves" }).check();
  await settings.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Settings" }).click();
  expect(await settings.getByRole("radio", { name: "slow" }).isChecked()).toBe(true);
});

it("a page whose words do not come says so in three languages", async () => {
  const page = await visit(WIDE);
  const letThrough = await without(page, /assets\/(en|words)-[^/]*\.js/);
  await page.goto(server.url);
  for (const name of ["Try again", "Réessayer", "Попробовать ещё раз"]) {
    await page.getByRole("button", { name }).waitFor();
  }
  await letThrough();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("article", { name: "Astra" }).waitFor();
});

it("a part that does not come is tried again", async () => {
  const page = await visit(WIDE);
  await page.goto(server.url);
  const letThrough = await without(page, /assets\/AboutPage-[^/]*\.js/);
  await page.getByRole("link", { name: "About" }).click();
  const again = page.getByRole("main").getByRole("button", { name: "Try again" });
  await again.waitFor();
  await letThrough();
  await again.click();
  await page.getByRole("heading", { name: "The games" }).waitFor();
});

it("an old page on a new server is loaded anew, once", async () => {
  const page = await visit(WIDE);
  await page.goto(server.url);
  let [loads, looks] = [0, 0];
  page.on("load", () => loads++);
  // The part is gone, and the server's page refers to a different entry point.
  await page.route(/assets\/AboutPage-[^/]*\.js/, (route) => route.fulfill({ status: 404 }));
  await page.route(`${server.url}/`, async (route) => {
    await route.fulfill({ contentType: "text/html", body: "<!doctype html><title>new</title>" });
    looks++;
  });
  await page.getByRole("link", { name: "About" }).click();
  await page.waitForEvent("load");
  // It checks for a new page again, but does not reload it again.
  await page.getByRole("main").getByRole("button", { name: "Try again" }).waitFor();
  await expect.poll(() => looks).toBe(2);
  await page.waitForLoadState("networkidle");
  expect(loads).toBe(1);
});

it("the skip link leaves no trace in the history, and going back moves the focus", async () => {
  const page = await visit(WIDE);
  await page.goto(server.url);
  await page.getByRole("article", { name: "Astra" }).waitFor();
  const length = await page.evaluate(() => history.length);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const focused = () => page.evaluate(() => document.activeElement?.id);
  expect(await focused()).toBe("main");
  expect(await page.evaluate(() => history.length)).toBe(length);
  await page.getByRole("link", { name: "About" }).click();
  await page.getByRole("heading", { name: "The games" }).waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.goBack();
  await page.getByRole("article", { name: "Astra" }).waitFor();
  expect(await focused()).toBe("main");
});

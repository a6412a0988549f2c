import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launch, PHONE, playNow, visit, WIDE } from "./browser";
import { Server } from "./server";

const server = new Server();
let browser: Browser;

beforeAll(async () => {
  await server.start();
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await server.end();
});

const isToPlay = (page: Page) => page.getByText("Your turn:").waitFor();
const freeStar = (page: Page) => page.getByRole("button", { name: /: free, place 10 here$/ });

it("is played against bots two clicks after the first page, and moves are taken back", async () => {
  const page = await visit(browser, { viewport: WIDE });
  await playNow(page, server.url, "Sternenhimmel");
  await isToPlay(page);
  await page.getByRole("button", { name: "10", exact: true }).click();
  await freeStar(page).first().click();
  await isToPlay(page);
  expect(await page.getByRole("button", { name: "10, not in hand" }).count()).toBe(1);
  await page.keyboard.press("u");
  await page.getByRole("button", { name: "10", exact: true }).waitFor();
});

it("shows what a bot would do, on the board and as a list", async () => {
  const page = await visit(browser, { viewport: WIDE });
  await playNow(page, server.url, "Sternenhimmel", 2);
  await isToPlay(page);
  await page.getByRole("button", { name: "Hint" }).first().click();
  await page.getByText("expected margin").first().waitFor();
  expect(await page.getByRole("button", { name: /, Hint 1$/ }).count()).toBe(1);
  await page.getByRole("button", { name: "Play", exact: true }).first().click();
  await page.getByText("expected margin").first().waitFor({ state: "detached" });
  await isToPlay(page);
});

it("is played by friends over a link, by keyboard alone, through a crash of the server", async () => {
  const host = await visit(browser, { viewport: WIDE });
  await host.goto(server.url);
  const card = host.getByRole("article", { name: "Sternenhimmel" });
  await card.getByRole("button", { name: "Invite" }).click();
  const seats = host.getByRole("group", { name: "Seats at the table" });
  await seats.getByRole("radio", { name: "2" }).check();
  await host.getByLabel("Your name").fill("Ada");
  await host.getByRole("button", { name: "Make the table" }).click();
  await host.getByRole("heading", { name: "Invite friends" }).waitFor();

  const guest = await visit(browser, { viewport: PHONE, hasTouch: true });
  await guest.goto(host.url());
  await guest.getByRole("button", { name: "Sit here" }).click();
  await guest.getByLabel("Your name").fill("Bo");
  await guest.getByRole("button", { name: "Sit down" }).click();
  await host.getByText("Bo").first().waitFor();
  await host.getByRole("button", { name: "Start" }).click();

  const first = await Promise.race([
    isToPlay(host).then(() => host),
    isToPlay(guest).then(() => guest),
  ]);
  const second = first === host ? guest : host;
  await first.getByRole("button", { name: "10", exact: true }).focus();
  await first.keyboard.press("Enter");
  await freeStar(first).first().focus();
  await first.keyboard.press("ArrowRight");
  await first.keyboard.press("Enter");
  await isToPlay(second);

  await server.kill();
  await second.getByText("The connection is lost").waitFor();
  await second.getByRole("button", { name: "10", exact: true }).click();
  await freeStar(second).last().click();
  await server.start();
  await isToPlay(first);
  expect(await second.getByText("Your turn:").count()).toBe(0);
});

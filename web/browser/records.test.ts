// Saved games: opened from a file, from text, from a link; taken online; and games that cannot be stored.

import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { lift, playAround, playHere, sitAround } from "./around";
import { atATable, join, visitHere } from "./browser";
import { boardInWords, canPlay, playOn } from "./play";

const server = atATable();
const PATH = "../fixtures/sternenhimmel/3-players.json";
const TEXT = readFileSync(PATH, "utf8");
const RECORD = JSON.parse(TEXT) as { moves: unknown[]; result: unknown };
const CUT = JSON.stringify({ ...RECORD, moves: RECORD.moves.slice(0, 7), result: null });
const DAMAGED = JSON.stringify({ ...RECORD, moves: RECORD.moves.slice(1) });

const isReplayed = async (page: Page) => {
  await page.waitForURL(/\/here\/[^/]+\/replay/);
  const scrubber = page.getByRole("group", { name: "Replay" });
  await scrubber.getByText(`0 / ${RECORD.moves.length}`).waitFor();
};

async function paste(page: Page, text: string) {
  await page.getByLabel(/^Text of a saved game/).fill(text);
  await page.getByRole("button", { name: "Open", exact: true }).click();
}

it("a saved game is opened from a file, dropped or chosen, and from its text", async () => {
  const page = await visitHere();
  await page.goto(server.url);
  await page.getByRole("link", { name: "Open a saved game" }).click();
  await page.getByLabel("Choose a file").setInputFiles(PATH);
  await isReplayed(page);

  await page.goto(`${server.url}/open`);
  await paste(page, TEXT);
  await isReplayed(page);
  await page.getByLabel("Seen by").selectOption("everybody, all secrets open");

  await page.goto(`${server.url}/open`);
  await page.getByRole("heading", { name: "Open a saved game" }).waitFor();
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], "game.json", { type: "application/json" }));
    for (const type of ["dragover", "drop"]) {
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true }));
    }
  }, TEXT);
  await isReplayed(page);
  await page.context().close();
});

it("what is no saved game gets one sentence that says why", async () => {
  const page = await visitHere();
  await page.goto(`${server.url}/open`);
  const alert = page.getByRole("alert");
  await paste(page, "hello");
  await alert.getByText("This is not a saved game.").waitFor();
  await paste(page, DAMAGED);
  await alert.getByText(/^This game cannot be opened \(.{10,}\)\.$/).waitFor();
  await paste(page, `${server.url}/open#abc`);
  await alert.getByText("This link is damaged or cut off").waitFor();
  await page.goto(server.url);
  await page.goto(`${server.url}/open#xyz`);
  await alert.getByText("This link is damaged or cut off").waitFor();
  await page.context().close();
});

it("an unfinished game is played on by whoever sits here", async () => {
  const page = await visitHere();
  await page.goto(`${server.url}/open`);
  await paste(page, CUT);
  await page.getByRole("heading", { name: "Sternenhimmel: who plays on?" }).waitFor();
  await page.getByLabel("Name at seat 1").fill("Ada");
  for (const seat of [2, 3])
    await page.getByLabel(`Who seat ${seat} is for`).selectOption({ label: "bot, novice" });
  await page.getByRole("button", { name: "Play on" }).click();
  await page.waitForURL(/\/here\/[^/]+$/);
  await canPlay(page, "Sternenhimmel").first().waitFor();
  await playOn(page, "Sternenhimmel");

  // Saved again, to be continued elsewhere.
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save, take online, end" }).click();
  await page.getByRole("button", { name: "Save as a file" }).click();
  const saved = JSON.parse(readFileSync(await (await file).path(), "utf8")) as typeof RECORD;
  expect(saved.moves.length).toBeGreaterThan(7);
  expect(saved.result).toBeNull();
  await page.context().close();
});

it("a game is taken online from where it stands", async () => {
  const page = await visitHere();
  await sitAround(page, server.url, "Sternenhimmel", ["Ada", "Bo"], 1);
  let curtains = 0;
  await playAround(
    page,
    "Sternenhimmel",
    async () => void curtains++,
    () => curtains === 4,
  );
  const discs = async (who: Page) =>
    (await boardInWords(who)).filter((line) => line.includes("first reward"));
  const stood = await discs(page);
  expect(stood.length).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Save, take online, end" }).click();
  await page.getByRole("button", { name: "Take it online" }).click();
  const asked = page.getByRole("dialog", { name: "Take it online" });
  await asked.getByText("Your friends are told that the start position came from you.").waitFor();
  expect(await asked.getByLabel("Who seat 1 is for").inputValue()).toBe("me");
  expect(await asked.getByLabel("Who seat 2 is for").inputValue()).toBe("open");
  expect(await asked.getByLabel("Who seat 3 is for").inputValue()).toBe("novice");
  await asked.getByRole("button", { name: "Make the table" }).click();
  await page.waitForURL(/\/t\/[^/]+$/);
  await page.getByText("chosen by the host, not dealt").waitFor();
  const bo = await visitHere();
  await join(bo, page.url(), "Bo");
  await page.getByRole("button", { name: "Start" }).click();
  const plays = (who: Page) => canPlay(who, "Sternenhimmel").first().waitFor();
  await Promise.race([plays(page), plays(bo)]);
  await expect.poll(() => discs(page)).toEqual(stood);
  await page.context().close();
  await bo.context().close();
});

it("storage that is denied is said before play, and play goes on all the same", async () => {
  const page = await visitHere();
  await page.context().addInitScript(() => {
    Object.defineProperty(globalThis, "indexedDB", { get: () => undefined });
  });
  await page.route(/worker.*\.js$/, async (route) => {
    const response = await route.fetch();
    const body = `Object.defineProperty(self, "indexedDB", { value: undefined });\n${await response.text()}`;
    await route.fulfill({ response, body });
  });
  await page.goto(server.url);
  await page.getByRole("button", { name: "Play now" }).first().click();
  const asked = page.getByRole("dialog");
  await asked.getByText("This browser does not let us keep anything").waitFor();
  await asked.getByRole("button", { name: "Start" }).click();
  await page.waitForURL(/\/here\//);
  await canPlay(page, "Astra").first().waitFor();
  await page.context().close();
});

it("without a server the first page says so, and games here begin all the same", async () => {
  const page = await visitHere();
  await page.goto(server.url);
  await playHere(page, server.url, "Sternenhimmel");
  await canPlay(page, "Sternenhimmel").first().waitFor();
  await page.route(/\/api\//, (route) => route.abort());
  await page.getByRole("link", { name: "Asterism" }).click();
  await page.getByText("You are offline. What is on this device still works").waitFor();
  await page.getByRole("heading", { name: "On this device" }).waitFor();
  const card = page.getByRole("article", { name: "Sternenhimmel" });
  await card.getByRole("button", { name: "With friends" }).click();
  const asked = page.getByRole("dialog");
  await asked.getByRole("radio", { name: "together on this device" }).check();
  await asked.getByRole("button", { name: "Start" }).click();
  await lift(page).waitFor();
  await page.context().close();
});

// Tables on this device: against bots and around one device, to the end, closed and opened again.

import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { expectNothingButTheCurtain, lift, pass, playAround, playHere, sitAround } from "./around";
import { atATable, open, visitHere, WIDE } from "./browser";
import { boardInWords, canPlay, ending, GAMES, playOn, playToTheEnd } from "./play";
import { BINARY } from "./server";

const server = atATable();

it.each(GAMES)("%s is played to its end against bots", async (game) => {
  const page = await visitHere({
    ...WIDE,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await playHere(page, server.url, game);
  // There are no requests to the server, and no other people.
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/tables")) asked.push(request.url());
  });
  await playToTheEnd(page, game);
  expect(asked).toEqual([]);
  expect(await page.getByRole("tab", { name: "Chat" }).count()).toBe(0);
  expect(await ending(page).getByText("Check the deal").count()).toBe(0);

  const file = page.waitForEvent("download");
  await ending(page).getByRole("button", { name: "Download game" }).click();
  // It prints nothing for a valid record, and fails for an invalid one.
  execFileSync(BINARY, ["verify", await (await file).path()]);

  const table = page.url();
  await ending(page).getByRole("button", { name: "Share" }).click();
  await page.getByText("The link is copied.").first().waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await visitHere();
  await other.goto(link);
  await other
    .getByRole("group", { name: "Replay" })
    .getByText(/^0 \/ /)
    .waitFor();
  await other.getByLabel("Seen by").selectOption("Ada");
  await other.context().close();

  await ending(page).getByRole("button", { name: "Play again" }).click();
  await canPlay(page, game).first().waitFor();
  expect(page.url()).toMatch(/\/here\//);
  expect(page.url()).not.toBe(table);
  await page.context().close();
});

it("whoever moved looks on, and hands on when ready; a question goes round, too", async () => {
  const page = await visitHere();
  await sitAround(page, server.url, "Sternenhimmel", ["Ada", "Bo"]);
  const first = (await lift(page).textContent())?.replace("I am ", "").trim() ?? "";
  const second = first === "Ada" ? "Bo" : "Ada";
  // With the keyboard alone: the button on has the focus, and so has the button of the next player.
  await page.keyboard.press("Enter");
  await page.getByText(`${first}: `).first().waitFor();
  while (await playOn(page, "Sternenhimmel", undefined, pass(page)));
  const hand = page.getByRole("toolbar", { name: "Your figures" });
  await hand.waitFor();
  await page.getByText(`Your turn is over. Next: ${second}`).waitFor();

  await page.getByRole("button", { name: "Ask to undo" }).click();
  await page.getByText("You have asked to undo a move.").waitFor();
  await pass(page).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: `Pass the device to ${second}` }).waitFor();
  await expectNothingButTheCurtain(page, ["Ada", "Bo"]);
  await page.keyboard.press("Enter");
  await page.getByText(`${first} asks to undo a move.`).waitFor();
  await page.getByRole("button", { name: "Agree" }).click();
  await pass(page).click();
  await page.getByRole("button", { name: `I am ${first}` }).click();
  await page.getByText(`${first}: `).first().waitFor();
  await canPlay(page, "Sternenhimmel").first().waitFor();
  await page.context().close();
});

it("whoever takes the device is told as a film what happened since", async () => {
  const page = await visitHere({ ...WIDE, reducedMotion: "no-preference" });
  await sitAround(page, server.url, "Sternenhimmel", ["Ada", "Bo"]);
  await lift(page).click();
  while (await playOn(page, "Sternenhimmel", undefined, pass(page)));
  await pass(page).click();
  await lift(page).click();
  // The one move that Bo has not seen is shown, and then it is Bo's turn.
  await page.getByRole("button", { name: "Skip", exact: true }).waitFor();
  await canPlay(page, "Sternenhimmel").first().waitFor();
  await page.context().close();
});

it("a game goes on after its tab was closed in the middle of it", async () => {
  const page = await visitHere();
  const context = page.context();
  await playHere(page, server.url, "Sternenhimmel", 3);
  for (let press = 0; press < 9; press++) await playOn(page, "Sternenhimmel");
  await canPlay(page, "Sternenhimmel").first().waitFor();
  const [table, board] = [page.url(), await boardInWords(page)];
  await page.close();

  const again = await open(context);
  await again.goto(server.url);
  const list = again.getByRole("heading", { name: "On this device" }).locator("..");
  await list.getByText("Ada’s turn").waitFor();
  await list.getByRole("link", { name: /Sternenhimmel/ }).click();
  await canPlay(again, "Sternenhimmel").first().waitFor();
  expect(again.url()).toBe(table);
  expect(await boardInWords(again)).toEqual(board);
  await playToTheEnd(again, "Sternenhimmel");

  // It is removed after a confirmation.
  await again.goto(server.url);
  await list.getByRole("button", { name: "Delete from this device: Sternenhimmel" }).click();
  const asked = again.getByRole("dialog", { name: "Delete this game?" });
  await asked.getByText("cannot be brought back").waitFor();
  await asked.getByRole("button", { name: "Delete" }).click();
  await list.waitFor({ state: "detached" });
  await again.goto(table);
  await again.getByText("There is no such game on this device.").waitFor();
  await context.close();
});

it("a round of people resumes behind the curtain", async () => {
  const page = await visitHere();
  const context = page.context();
  await sitAround(page, server.url, "Sternenhimmel", ["Ada", "Bo"], 1);
  let curtains = 0;
  await playAround(
    page,
    "Sternenhimmel",
    async () => void curtains++,
    () => curtains === 3,
  );
  const table = page.url();
  await page.close();
  const again = await open(context);
  await again.goto(table);
  await lift(again).waitFor();
  await expectNothingButTheCurtain(again, ["Ada", "Bo"]);
  await context.close();
});

it("a setting has games against bots played online", async () => {
  const page = await visitHere();
  await page.goto(server.url);
  await page.getByRole("button", { name: "Settings" }).click();
  const settings = page.getByRole("dialog");
  await settings.getByRole("radio", { name: "always online" }).check();
  await settings.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Play now" }).first().click();
  const asked = page.getByRole("dialog");
  await asked.getByRole("button", { name: "Start" }).click();
  await page.waitForURL(/\/t\//);
  await page.context().close();
});

// People who come and go: hosts, leavers, games that end early.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { atATable, inviteTo, join, playNow, PHONE, visit, WIDE } from "./browser";
import { ownTurn } from "./play";

const server = atATable();

/** Ada and Bo at a table of Sternenhimmel, once it has begun. */
async function twoPlay(bos = WIDE) {
  const [ada, bo] = [await visit(WIDE), await visit(bos)];
  await inviteTo(ada, "Sternenhimmel");
  await join(bo, ada.url(), "Bo");
  await ada.getByRole("button", { name: "Start" }).click();
  await Promise.race([ownTurn(ada).waitFor(), ownTurn(bo).waitFor()]);
  return { ada, bo };
}

/** Opens the dialog for leaving. */
async function goEarly(page: Page) {
  await page.getByRole("button", { name: "Leave, end, change device" }).click();
  return page.getByRole("dialog", { name: "Leave, end, change device" });
}

it("a guest is told what was chosen, and takes over from a host who stands up", async () => {
  const [ada, bo] = [await visit(WIDE), await visit(WIDE)];
  await inviteTo(ada, "Stellium", 3);
  await bo.goto(ada.url());
  await bo.getByText("2 seats are free: sit down, or watch.").waitFor();
  const settings = bo.getByRole("heading", { name: "Game settings" }).locator("..");
  for (const chosen of ["Game length", "full", "Thinking time", "no limit", "anyone with the link"])
    await settings.getByText(chosen, { exact: true }).waitFor();
  const rules = settings.getByRole("link", { name: "Read the rules" });
  expect(await rules.getAttribute("href")).toBe("/rules/stellium");
  await join(bo, ada.url(), "Bo");
  await bo.getByText("One seat is still free: send somebody the link.").waitFor();
  expect(await bo.getByRole("button", { name: "Take over" }).count()).toBe(0);

  await ada.getByRole("button", { name: "Stand up" }).click();
  await bo.getByRole("button", { name: "Take over" }).click();
  for (const seat of [1, 3])
    await bo.getByLabel(`Who seat ${seat} is for`).selectOption({ label: "bot, novice" });
  await bo.getByText("Every seat is taken. Anyone with this link can watch.").waitFor();
  await bo.getByRole("button", { name: "Start" }).click();
  await bo.getByRole("button", { name: "Leave, end, change device" }).waitFor();
});

it("who leaves and comes back is told to the others, on a phone too", async () => {
  const { ada, bo } = await twoPlay(PHONE);
  const table = ada.url();
  const dialog = await goEarly(ada);
  await dialog.getByRole("radio", { name: "novice" }).check();
  await dialog.getByRole("button", { name: "Leave the game" }).click();
  await ada.getByText("a bot plays for you").waitFor();
  expect(new URL(ada.url()).pathname).toBe("/");
  await bo.getByText("Ada has left: a bot plays on.").waitFor();

  await ada.goto(table);
  await ada.getByRole("button", { name: "Take the seat back" }).click();
  await bo.getByText("Ada is back.").waitFor();

  await (await goEarly(ada)).getByRole("button", { name: "Leave the game" }).click();
  await ada.getByRole("button", { name: "Remove from the list: Sternenhimmel" }).click();
  await ada.getByRole("button", { name: "Remove", exact: true }).click();
  await ada.getByText("a bot plays for you").waitFor({ state: "detached" });
  await ada.reload();
  await ada.getByRole("article", { name: "Astra" }).waitFor();
  expect(await ada.getByText("a bot plays for you").count()).toBe(0);
});

it("a game ends without a winner when both agree", async () => {
  const { ada, bo } = await twoPlay();
  const offer = { name: "Offer to end the game" };
  await (await goEarly(ada)).getByRole("button", offer).click();
  await ada.getByText("You have offered to end the game without a winner.").waitFor();
  await bo.getByText("Ada offers to end the game without a winner.").waitFor();
  await bo.getByRole("button", { name: "Decline" }).click();
  await ada.getByText("The others did not agree.").waitFor();

  await (await goEarly(ada)).getByRole("button", offer).click();
  await bo.getByRole("button", { name: "Agree" }).click();
  for (const page of [ada, bo]) {
    const ending = page.getByRole("dialog", { name: "Ended without a winner" });
    await ending.getByText("Everybody who was playing agreed to end the game here.").waitFor();
    await ending.getByRole("button", { name: "Play again" }).waitFor();
  }
  const ending = bo.getByRole("dialog");
  // The outcome is unknown: there is nothing to review.
  expect(await ending.getByRole("link", { name: "Review" }).count()).toBe(0);
  await ending.getByRole("link", { name: "Replay" }).click();
  await bo.getByRole("region", { name: "Board", exact: true }).waitFor();
});

it("who plays bots on a phone ends the game at once", async () => {
  const page = await visit(PHONE);
  await playNow(page, "Astra", { players: 2 });
  await (await goEarly(page)).getByRole("button", { name: "End the game" }).click();
  await page.getByRole("dialog", { name: "Ended without a winner" }).waitFor();
  await page.goto(server.url);
  await page.getByText("ended without a winner").waitFor();
  const remove = page.getByRole("button", { name: "Remove from the list: Astra" });
  const box = await remove.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
});

it("reactions stay in what was said", async () => {
  const { ada, bo } = await twoPlay();
  for (const page of [ada, bo]) await page.getByRole("tab", { name: "Chat" }).click();
  await ada.getByRole("button", { name: "Well played" }).click();
  await bo.getByLabel("Say something").fill("Thanks, Ada");
  await bo.getByRole("button", { name: "Send" }).click();
  const talk = bo.getByRole("log", { name: "Chat" });
  await talk.getByText("Thanks, Ada").waitFor();
  await talk.getByText("Ada applauds.").waitFor();
});

it("a page that is not there has a title that says so", async () => {
  const page = await visit(WIDE);
  for (const path of ["/rules/chess", "/nowhere", "/t/zzzzzzzzzzzzzzzz/replay"]) {
    await page.goto(server.url + path);
    await page.getByRole("link", { name: "Back to home" }).waitFor();
    const heading = await page.getByRole("heading", { level: 1 }).innerText();
    expect(await page.title()).toBe(`${heading} · Asterism`);
  }
});

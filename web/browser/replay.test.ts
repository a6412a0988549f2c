// Replay of a finished game.

import { expect, it } from "vitest";
import { atATable, playNow, visit, WIDE } from "./browser";
import { boardInWords, ending, playToTheEnd } from "./play";

atATable();

it("a finished game is looked at move by move, through anybody's eyes", async () => {
  const page = await visit(WIDE);
  await playNow(page, "Sternenhimmel", { players: 5 });
  await playToTheEnd(page, "Sternenhimmel");
  const you = (await ending(page).getByRole("columnheader").first().textContent())?.trim() ?? "";
  await ending(page).getByRole("link", { name: "Replay" }).click();

  const scrubber = page.getByRole("group", { name: "Replay" });
  const slider = scrubber.getByRole("slider", { name: "Move" });
  const on = scrubber.getByRole("button", { name: "Next move" });
  const back = scrubber.getByRole("button", { name: "Previous move" });
  const isAt = (ply: number) => scrubber.getByText(new RegExp(`^${ply} / \\d+$`)).waitFor();
  const figures = page.getByRole("region", { name: "Board" }).getByRole("button", { name: /’s / });

  await isAt(0);
  expect(await figures.count()).toBe(0);
  await on.click();
  await isAt(1);
  await figures.first().waitFor();
  expect(await figures.count()).toBe(1);
  await back.click();
  await isAt(0);
  expect(await back.isDisabled()).toBe(true);

  // With the keyboard, with the slider, with the log.
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await isAt(2);
  await page.keyboard.press("End");
  expect(await on.isDisabled()).toBe(true);
  await slider.fill("3");
  await isAt(3);
  await page.getByRole("button", { name: "Go to move 5", exact: true }).click();
  await isAt(5);

  // Automatically, at a chosen speed.
  await scrubber.getByLabel("Speed").selectOption("×2");
  await scrubber.getByRole("button", { name: "Play" }).click();
  await scrubber.getByText(/^([7-9]|\d\d+) \/ /).waitFor();
  await scrubber.getByRole("button", { name: "Pause" }).click();

  // The address opens the same moment for others, from the same perspective.
  await slider.fill("12");
  await page.getByLabel("Seen by").selectOption(you);
  await page.getByRole("toolbar", { name: "Your figures" }).waitFor();
  await page.waitForURL(/\?move=12&seat=0$/);
  const other = await visit(WIDE);
  await other.goto(page.url());
  await other
    .getByRole("group", { name: "Replay" })
    .getByText(/^12 \/ /)
    .waitFor();
  await other.getByRole("toolbar", { name: "Your figures" }).waitFor();
  expect(await boardInWords(other)).toEqual(await boardInWords(page));

  await other.getByLabel("Seen by").selectOption("a spectator");
  await other.getByRole("toolbar", { name: "Your figures" }).waitFor({ state: "detached" });
  const hands = other.getByText("black hole · double star");
  expect(await hands.count()).toBe(0);
  await other.getByLabel("Seen by").selectOption("everybody, all secrets open");
  await hands.first().waitFor();
  await other.getByRole("tab", { name: "Review" }).click();
  await other.getByRole("button", { name: "Review this game" }).click();
  await other.getByRole("img", { name: /^Chances to win/ }).waitFor();
  await other.getByRole("link", { name: "To the table" }).click();
  await other.getByRole("button", { name: "Result" }).waitFor();
});

// Each game, from the first page to its last point, by clicks on the board.

import { execFileSync } from "node:child_process";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import games from "../src/games/games.json";
import { atATable, playNow, visit, WIDE } from "./browser";
import { canPress, ending, type Game, GAMES, ownTurn, playToTheEnd } from "./play";
import { BINARY } from "./server";

atATable();

interface Score {
  names: string[];
  /** The parts of the scores: a number for each seat. */
  lines: number[][];
  sums: number[];
}

async function scoreOf(page: Page): Promise<Score> {
  const named = page.getByRole("rowheader");
  const rows = await ending(page).getByRole("row").filter({ has: named }).all();
  const cells = await Promise.all(rows.map((row) => row.getByRole("cell").allTextContents()));
  const lines = cells.map((row) => row.map((cell) => Number(cell.replace("−", "-"))));
  const names = await ending(page).getByRole("columnheader").allTextContents();
  return { names: names.map((name) => name.trim()), sums: lines.pop() ?? [], lines };
}

const TABLES: Record<Game, { players: number; more?: string[]; lines: number }> = {
  Astra: { players: 3, lines: 8 },
  Sternenhimmel: { players: 5, lines: 5 },
  Stellium: { players: 4, more: ["short"], lines: 3 },
};

it("there is a way to play each game", () => {
  expect(GAMES).toEqual(games.map(({ name }) => name));
});

it.each(GAMES)("%s is played to its end against bots", async (game) => {
  const { lines, ...wanted } = TABLES[game];
  const page = await visit({ ...WIDE, permissions: ["clipboard-read", "clipboard-write"] });
  await playNow(page, game, wanted);
  await playToTheEnd(page, game);

  const { names, sums, ...score } = await scoreOf(page);
  expect(names).toHaveLength(wanted.players);
  expect(score.lines).toHaveLength(lines);
  const added = names.map((_, seat) =>
    score.lines.reduce((sum, line) => sum + (line[seat] ?? 0), 0),
  );
  expect(sums).toEqual(added);

  // A named winner has the highest score; anybody else with that score shares it with a winner.
  const title = (await ending(page).getByRole("heading", { level: 2 }).textContent()) ?? "";
  const best = names.filter((_, seat) => sums[seat] === Math.max(...sums));
  const named = names.filter((name) => title.includes(name));
  expect(best).toEqual(expect.arrayContaining(named));
  expect(named.length === 0).toBe(title === "Nobody wins");
  if (best.length === 1) expect(named).toEqual(best);

  const plot = ending(page).getByRole("img", { name: "The scores over the game." });
  await plot.waitFor();
  expect(await plot.locator("path.way").count()).toBe(wanted.players);

  const file = page.waitForEvent("download");
  await ending(page).getByRole("link", { name: "Download game" }).click();
  const record = await (await file).path();
  // It prints nothing for a valid record, and fails for an invalid one.
  execFileSync(BINARY, ["verify", record]);

  const table = page.url();
  await ending(page).getByRole("button", { name: "Share" }).click();
  await page.getByText("The link is copied.").first().waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${table}/replay`);
  await ending(page).getByRole("button", { name: "Play again" }).click();
  await ownTurn(page).waitFor();
  expect(page.url()).not.toBe(table);
});

it("moves are taken back, and chosen in any order", async () => {
  const page = await visit(WIDE);
  await playNow(page, "Sternenhimmel");
  await ownTurn(page).waitFor();
  await canPress(page, /: free, choose this star$/)
    .first()
    .click();
  await page.getByRole("button", { name: "10", exact: true }).click();
  await page.getByRole("button", { name: "10, not in hand" }).waitFor();
  await ownTurn(page).waitFor();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.getByRole("button", { name: "10", exact: true }).waitFor();
});

it("a hint is marked on the board, and can be played", async () => {
  const page = await visit(WIDE);
  await playNow(page, "Sternenhimmel", { players: 2 });
  await ownTurn(page).waitFor();
  await page.getByRole("button", { name: "Hint" }).first().click();
  await page.getByText("expected margin").first().waitFor();
  expect(await page.getByRole("button", { name: /, Hint 1$/ }).count()).toBe(1);
  await page.getByText("after that, as far as you can tell:").first().waitFor();
  await page.getByRole("button", { name: "Play", exact: true }).first().click();
  await page.getByText("expected margin").first().waitFor({ state: "detached" });
  await ownTurn(page).waitFor();
});

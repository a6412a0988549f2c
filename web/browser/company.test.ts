// People at one table: friends with a link, a spectator, a server that is killed.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { atATable, inviteTo, join, visit, WIDE } from "./browser";
import { canPlay, canPress, type Game, ownTurn, playOn } from "./play";

const server = atATable();

/** Everything a page receives over its socket. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => heard.push(payload.toString())),
  );
  return heard;
}

/** Ada and Bo at a table, and a spectator. */
async function company(game: Game) {
  const [ada, bo, looker] = [await visit(WIDE), await visit(WIDE), await visit(WIDE)];
  const heard = { ada: listen(ada), bo: listen(bo), looker: listen(looker) };
  await inviteTo(ada, game);
  await join(bo, ada.url(), "Bo");
  await looker.goto(ada.url());
  await ada.getByRole("button", { name: "Start" }).click();
  await looker.getByText(/’s turn$/).waitFor();
  return { ada, bo, looker, heard };
}

/** The page whose turn it is, and the other. */
async function toPlay(game: Game, one: Page, other: Page): Promise<[Page, Page]> {
  const isNext = (page: Page) => canPlay(page, game).first().waitFor();
  const first = await Promise.race([one, other].map((page) => isNext(page).then(() => page)));
  return first === one ? [one, other] : [other, one];
}

/** The moves in the log, after the deal. */
const moves = (page: Page) =>
  page.getByRole("tabpanel", { name: "Log" }).locator("[data-ply]:not([data-ply='0'])");

/** Waits until a page has shown that many moves, and returns its account of them. */
async function story(page: Page, count: number): Promise<string[]> {
  await moves(page)
    .nth(count - 1)
    .waitFor();
  return moves(page).allTextContents();
}

/** Switches on the question before final moves. */
async function askBeforeFinalMoves(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Settings" }).click();
  const settings = page.getByRole("dialog", { name: "Settings" });
  await settings.getByRole("switch", { name: "Ask before final moves" }).check();
  // A notice that somebody has sat down may be there too, with its own close button.
  await settings.locator("header").getByRole("button", { name: "Close" }).click();
}

it("a move that others must agree to take back is asked about, if wanted", async () => {
  const { ada, bo } = await company("Sternenhimmel");
  const [first] = await toPlay("Sternenhimmel", ada, bo);
  await askBeforeFinalMoves(first);
  const asked = first.getByRole("dialog", { name: /^10 on / });
  // The figure stays chosen while the player reconsiders.
  await first.getByRole("button", { name: "10", exact: true }).click();
  const place = async () => {
    await canPress(first, /: free, place the 10 here/)
      .first()
      .click();
    await asked.getByText("This cannot be taken back.").waitFor();
  };
  await place();
  await asked.getByRole("button", { name: "Not yet" }).click();
  await asked.waitFor({ state: "detached" });
  expect(await moves(first).count()).toBe(0);
  await place();
  await asked.getByRole("button", { name: "Do it" }).click();
  await story(first, 1);
});

it("figures that lie face down are known to their owner alone", async () => {
  const { ada, bo, looker, heard } = await company("Sternenhimmel");
  const [first, second] = await toPlay("Sternenhimmel", ada, bo);
  await first.getByRole("button", { name: "10", exact: true }).click();
  await canPress(first, /large star .* place the 10 here/)
    .first()
    .click();
  await first.getByRole("button", { name: /: (Ada|Bo)’s 10, face down$/ }).waitFor();
  for (const page of [second, looker]) {
    await page.getByRole("button", { name: /: (Ada|Bo)’s figure, face down$/ }).waitFor();
    expect(await page.getByRole("button", { name: /10, face down/ }).count()).toBe(0);
  }

  const MOVES = 12;
  for (let move = 1; move < MOVES; move++) {
    const [next, other] = await toPlay("Sternenhimmel", ada, bo);
    await canPress(next, /^(\d+|black hole|double star)/)
      .first()
      .click();
    await canPress(next, /: free, place .* here$/)
      .first()
      .click();
    await ownTurn(other).waitFor();
  }
  const [adas, bos, lookers] = await Promise.all(
    [ada, bo, looker].map((page) => story(page, MOVES)),
  );
  // Only the messages about face-down figures differ.
  const open = (told: string[] = []) =>
    told.map((move) => move.replace(/(face down .*?)(:.*?)?\./, "$1."));
  expect(open(adas)).toEqual(lookers);
  expect(open(bos)).toEqual(lookers);
  expect(adas).not.toEqual(lookers);
  // Neither in the drawing nor in the messages.
  expect(await looker.getByRole("toolbar", { name: "Your figures" }).count()).toBe(0);
  expect(heard.looker.join("\n")).not.toMatch(/"hand":\[/);
  expect(heard.ada.join("\n")).toMatch(/"hand":\[/);
  await ada.getByText("1 person is watching.").waitFor();
});

it("secret scoring cards are known to their owner alone", async () => {
  const { ada, bo, looker, heard } = await company("Astra");
  for (let press = 0; press < 20; press++) {
    const [next] = await toPlay("Astra", ada, bo);
    await playOn(next, "Astra");
  }
  const secret = (page: Page) => page.getByRole("list", { name: /secret scoring card/ });
  for (const page of [ada, bo]) await secret(page).waitFor();
  expect(await secret(looker).count()).toBe(0);
  expect(heard.looker.join("\n")).not.toMatch(/"scoring":\[/);
  for (const view of heard.ada) expect(view.match(/"scoring":\[/g)?.length ?? 0).toBeLessThan(2);
  const told = await Promise.all([ada, bo, looker].map((page) => story(page, 15)));
  expect(told[0]).toEqual(told[2]);
  expect(told[1]).toEqual(told[2]);
});

it("a killed server comes back, with every move and none twice", async () => {
  const { ada, bo, looker } = await company("Sternenhimmel");
  const place = async (page: Page, figure: string) => {
    await page.getByRole("button", { name: figure, exact: true }).click();
    await canPress(page, /: free, place .* here$/)
      .first()
      .click();
  };
  const [first, second] = await toPlay("Sternenhimmel", ada, bo);
  await place(first, "10");
  await ownTurn(second).waitFor();

  // A move made while the server is down is made once it is back.
  await server.kill();
  const lost = "Connection lost. Reconnecting; your game is safe.";
  for (const page of [ada, bo, looker]) await page.getByText(lost).waitFor();
  await place(second, "7");
  await server.start();
  await ownTurn(first).waitFor();
  await second.getByRole("button", { name: "7, not in hand" }).waitFor();

  // Whether this one was received is unknown.
  await place(first, "5");
  await server.kill();
  await server.start();
  await ownTurn(second).waitFor();
  await place(second, "10");
  await ownTurn(first).waitFor();

  const all = await Promise.all([ada, bo, looker].map((page) => story(page, 4)));
  for (const told of all) expect(told).toHaveLength(4);
  for (const page of [ada, bo, looker]) {
    await page.getByText(lost).waitFor({ state: "detached" });
    await expect.poll(() => page.getByRole("button", { name: /: (Ada|Bo)’s / }).count()).toBe(4);
  }
});

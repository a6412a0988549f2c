// A deal that nobody can choose: every page takes part in it, and checks it in the end.

import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { commitmentOf, type DealRecord, randomValue, seedOf } from "../src/table/deal";
import { atATable, inviteTo, join, playNow, visit, WIDE } from "./browser";
import { canPlay, ending, playToTheEnd } from "./play";
import { SealedTable } from "./sealed";

const server = atATable();

const verdict = (page: Page, text: string) =>
  ending(page).locator("summary").getByText(text, { exact: true }).waitFor();
const start = (page: Page) => page.getByRole("button", { name: "Start" }).click();
const says = (page: Page, text: string | RegExp) => page.getByText(text).waitFor();

describe("at a table of two", () => {
  let table: SealedTable;
  let ada: Page;
  let bo: Page;
  let count = 0;

  beforeEach(async () => {
    table = new SealedTable(`sealed${++count}`, ["Ada", "Bo"]);
    [ada, bo] = [await visit(WIDE), await visit(WIDE)];
    await table.open(ada, server.url, 0);
    await table.open(bo, server.url, 1);
    await says(bo, /starts the game\.$/);
  });
  afterEach(async () => {
    for (const page of [ada, bo]) await page.context().close();
    table.end();
  });

  it("everybody's page has checked the deal when the game is over", async () => {
    const looker = await visit(WIDE);
    await table.open(looker, server.url, null);
    await says(looker, /starts the game\.$/);
    await start(ada);
    for (const page of [ada, bo]) await verdict(page, "Deal checked ✓");
    await ending(ada).locator("summary").click();
    await says(ada, "This page’s number is in the deal.");
    await says(ada, "The other players’ numbers fit the seals this page saw.");
    await verdict(looker, "Deal checked in part");
    await looker.locator("summary").click();
    await says(looker, /^This device did not take part in the deal/);
    await looker.context().close();
  });

  it("what was kept outlives the page, and can be saved", async () => {
    await ada.reload();
    await start(ada);
    await verdict(ada, "Deal checked ✓");
    await ada.reload();
    await verdict(ada, "Deal checked ✓");
    await ending(ada).locator("summary").click();
    const saved = ada.waitForEvent("download");
    await ada.getByRole("button", { name: "Download what this page kept" }).click();
    const kept = JSON.parse(readFileSync(await (await saved).path(), "utf8"));
    expect(Object.keys(kept)).toEqual(["table", "commitment", "seats", "own"]);
    expect(kept.own).toEqual(table.revealed.find(({ seat }) => seat === 0));
    expect(kept.seats[0]).toEqual({ seat: 0, commitment: commitmentOf(kept.own) });
  });

  it("whoever was not there is told how little can be checked", async () => {
    await start(ada);
    await verdict(ada, "Deal checked ✓");
    const late = await visit(WIDE);
    await table.open(late, server.url, null);
    await verdict(late, "Deal not checked here");
    await late.locator("summary").click();
    await says(late, /^This device saw nothing of the deal/);
    await late.context().close();
  });

  it.each<[string, (record: Required<DealRecord>) => void, string]>([
    [
      "another secret",
      ({ deal }) => deal && (deal.secret = randomValue()),
      "The server’s number does not fit its seal.",
    ],
    [
      "a number chosen afterwards",
      ({ deal }) => deal?.contributions[1] && (deal.contributions[1].value = randomValue()),
      "Bo’s number does not fit the seal this page saw.",
    ],
    [
      "a number taken out",
      ({ deal }) => deal?.contributions.shift(),
      "This page’s number is not in the deal.",
    ],
  ])("a server that deals with %s is found out", async (_, cheat, words) => {
    table.forge = (record) => {
      cheat(record);
      const { secret = "", contributions = [] } = record.deal ?? {};
      record.start.seed = seedOf(secret, contributions);
    };
    await start(ada);
    await verdict(ada, "The deal does not check out");
    await ending(ada).getByText(words).waitFor();
    await ending(ada)
      .getByText(/Keep both files/)
      .waitFor();
  });

  it("a deal goes on without a page that does not answer", async () => {
    table.silent.add(1);
    await start(ada);
    await says(ada, "Dealing…");
    await says(ada, "Waiting for Bo’s page.");
    table.breakOff();
    await verdict(ada, "Deal checked ✓");
    await ending(ada).locator("summary").click();
    await says(
      ada,
      /^The deal was broken off and made anew without a page that did not answer: Bo\.$/,
    );
    await verdict(bo, "Deal checked in part");
    expect(new Set(table.revealed.map(({ value }) => value)).size).toBe(2);
  });

  it("a broken-off deal is told, and whoever was left out", async () => {
    table.silent.add(1);
    await start(ada);
    await says(ada, "Waiting for Bo’s page.");
    table.silent.add(0);
    await expect.poll(() => table.revealed.length).toBe(1);
    table.breakOff();
    await says(
      ada,
      "The deal was broken off because Bo’s page did not answer. Dealing again without it.",
    );
    await says(ada, "not in the deal");
    await says(bo, "The deal is made without this page. You play all the same.");
  });

  it("a page holds its number back when its seal was exchanged", async () => {
    const other = commitmentOf({ seat: 0, value: randomValue() });
    table.show = (info) => {
      const [own] = info.seats;
      if (info.sealed && own) own.commitment = other;
      return info;
    };
    await start(ada);
    await says(ada, /^This page keeps its number out of the deal: the seal at your seat/);
    await expect.poll(() => table.revealed.map(({ seat }) => seat)).toEqual([1]);
  });

  it("a page holds its number back when the table's seal is another", async () => {
    table.show = (info) => (info.sealed ? { ...info, commitment: randomValue() } : info);
    await start(ada);
    await says(ada, /^This page keeps its number out of the deal: the server’s seal/);
    expect(table.revealed).toEqual([]);
  });
});

it("a page that keeps its number to itself is dealt without, and plays all the same", async () => {
  const [ada, bo] = [await visit(WIDE), await visit(WIDE)];
  await bo.routeWebSocket(/\/socket/, (socket) => {
    const table = socket.connectToServer();
    socket.onMessage((text) => {
      if (!String(text).includes('"reveal"')) table.send(text);
    });
  });
  await inviteTo(ada, "Sternenhimmel");
  await join(bo, ada.url(), "Bo");
  await start(ada);
  await says(ada, "Waiting for Bo’s page.");
  await Promise.race([ada, bo].map((page) => canPlay(page, "Sternenhimmel").first().waitFor()));
});

it("a game against bots is checked, and a record that is changed afterwards is not", async () => {
  const page = await visit(WIDE);
  await playNow(page, "Sternenhimmel", { players: 5 });
  await playToTheEnd(page, "Sternenhimmel");
  await verdict(page, "Deal checked ✓");
  await page.route("**/record", async (route) => {
    const record = (await (await route.fetch()).json()) as Required<DealRecord>;
    if (record.deal) record.deal.secret = randomValue();
    await route.fulfill({ json: record });
  });
  await page.reload();
  await verdict(page, "The deal does not check out");
});

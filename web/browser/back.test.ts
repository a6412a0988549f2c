// Returning players: the tables that wait for them, on a small phone, and their finished games.

import { expect, it } from "vitest";
import { expectNothingFound } from "./axe";
import { atATable, inviteTo, join, playNow, PHONE, visit, WIDE } from "./browser";
import { ownTurn } from "./play";

const server = atATable();
const SMALL = { ...PHONE, viewport: { width: 360, height: 560 } };

it("a phone shows first where it is one's turn, and leads on while others think", async () => {
  const [ada, bo] = [await visit(SMALL), await visit(WIDE)];
  for (const page of [ada, bo]) {
    await playNow(page, "Astra", { players: 2 });
    await ownTurn(page).waitFor();
  }
  await inviteTo(ada, "Sternenhimmel");
  const table = ada.url();
  // A player with a name is not asked for one.
  await bo.goto(table);
  await bo.getByRole("button", { name: "Sit here" }).first().click();
  await bo.getByRole("button", { name: "Stand up" }).waitFor();
  await ada.getByRole("button", { name: "Start" }).click();
  await Promise.race([ownTurn(ada).waitFor(), ownTurn(bo).waitFor()]);
  const waits = (await ownTurn(ada).isVisible()) ? bo : ada;
  await waits.getByRole("link", { name: /^Next game/ }).click();
  await ownTurn(waits).waitFor();
  expect(waits.url()).not.toBe(table);

  await ada.goto(server.url);
  await ada.getByRole("heading", { name: "Your turn" }).waitFor();
  const turn = ada.getByRole("link", { name: /^Astra for/ });
  const box = await turn.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect((box?.y ?? 560) + (box?.height ?? 0)).toBeLessThan(560);
  await expectNothingFound(ada);
  await turn.click();
  await ownTurn(ada).waitFor();
});

it("a finished game is listed with how it ended, and the same people play again", async () => {
  const [ada, bo] = [await visit(WIDE), await visit(SMALL)];
  await inviteTo(ada, "Stellium");
  await join(bo, ada.url(), "Bo");
  await ada.getByRole("button", { name: "Start" }).click();
  await ada.getByRole("button", { name: "Leave, end, change device" }).click();
  await ada.getByRole("button", { name: "Offer to end the game" }).click();
  await bo.getByRole("button", { name: "Agree" }).click();
  await ada.getByRole("dialog", { name: "Ended without a winner" }).waitFor();

  await ada.goto(server.url);
  await ada.getByText("ended without a winner").waitFor();
  await ada.getByRole("button", { name: /^Play again/ }).click();
  await ada.getByRole("button", { name: "Stand up" }).waitFor();
  await bo.goto(server.url);
  await bo.getByRole("heading", { name: "Invitations" }).waitFor();
  await bo
    .getByRole("link", { name: /^Stellium/ })
    .first()
    .click();
  await bo.getByRole("button", { name: "Stand up" }).waitFor();
  expect(bo.url()).toBe(ada.url());
});

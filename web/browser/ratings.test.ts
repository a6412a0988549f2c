// Rated games: chosen when a table is made, marked in the lobby, and listed on one's own page.

import { expect, it } from "vitest";
import { expectNothingFound } from "./axe";
import { atATable, playNow, visit, WIDE } from "./browser";
import { playToTheEnd } from "./play";

const server = atATable();

const SMALL = { viewport: { width: 360, height: 560 }, hasTouch: true, isMobile: true };

it("a rated game is played to its end, and is on one's page, which one shows", async () => {
  const ada = await visit({ ...WIDE, bypassCSP: true });
  await playNow(ada, "Sternenhimmel", { players: 2, more: ["yes"] });
  await ada.getByText("rated", { exact: true }).first().waitFor();
  await playToTheEnd(ada, "Sternenhimmel");
  await ada.goto(`${server.url}/person`);
  await ada.getByRole("heading", { name: "Sternenhimmel" }).waitFor();
  await ada.getByText("A rating is shown after 10 rated games; so far 1 of 10.").waitFor();
  const game = ada.getByRole("link", { name: /^Sternenhimmel place [12] of 2/ });
  expect(await game.getAttribute("href")).toMatch(/^\/t\/\w+\/replay$/);
  await expectNothingFound(ada);

  const bo = await visit();
  await ada.getByRole("switch").check();
  const link = await ada.getByLabel("The link to your page").inputValue();
  await bo.goto(link);
  await bo.getByText("1 game", { exact: true }).waitFor();
  expect(await bo.getByRole("switch").count()).toBe(0);
  expect(await bo.getByRole("link", { name: /place/ }).count(), "the table was private").toBe(0);
  await ada.getByRole("switch").uncheck();
  await ada.getByLabel("The link to your page").waitFor({ state: "detached" });
  await bo.reload();
  await bo.getByText("Nobody shows a page here. Look at the link again.").waitFor();
});

it("on a small phone in French, who leaves a rated game is last at once", async () => {
  const page = await visit({ ...SMALL, locale: "fr", bypassCSP: true });
  await page.goto(server.url);
  const card = page.getByRole("article", { name: "Stellium" });
  await card.getByRole("button").first().click();
  const asked = page.getByRole("dialog");
  await asked.locator("summary").click();
  await asked
    .getByRole("group", { name: "Compte pour le classement" })
    .getByRole("radio", { name: "oui" })
    .check();
  await asked.getByText("Qui part ou n’a plus de temps finit dernier.").waitFor();
  await expectNothingFound(page);
  await asked.locator("button.main").click();
  await page.waitForURL("**/t/*");
  await page.getByRole("button", { name: "Quitter, arrêter, changer d’appareil" }).click();
  await page.getByText("Cette partie est classée").waitFor();
  await page.getByRole("button", { name: "Quitter la partie" }).click();
  await page.waitForURL(`${server.url}/`);
  await page.goto(`${server.url}/person`);
  await page.getByText(/pour l’instant 1 sur 10/).waitFor();
  await page.getByText("partie quittée").waitFor();
  await expectNothingFound(page);
});

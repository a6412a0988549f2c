// People control their own data: devices, a recovery code, a personal link, all of it in a file, and the way
// to delete it.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { expectNothingFound } from "./axe";
import { atATable, expectNoSidewaysScrolling, inviteTo, join, open, visit, WIDE } from "./browser";

const server = atATable();

const SMALL = { viewport: { width: 360, height: 560 }, hasTouch: true, isMobile: true };

/** The data section on one's own page. */
async function keeping(page: Page) {
  await page.goto(`${server.url}/person?data`);
  const kept = page.getByRole("region", { name: "Devices and data" });
  await kept.getByRole("heading", { name: "Your devices" }).waitFor();
  return kept;
}

it("a code brings one back on a small phone, and an old device is signed out", async () => {
  const ada = await visit({ ...SMALL, bypassCSP: true });
  await inviteTo(ada, "Astra");
  const kept = await keeping(ada);
  await kept.getByRole("button", { name: "Make a code" }).click();
  const code = await kept.getByLabel("Recovery code").innerText();
  expect(code).toMatch(/^([0-9A-Z]{4}-){5}[0-9A-Z]{4}$/);
  await expectNothingFound(ada);
  await expectNoSidewaysScrolling(ada);

  // The cookie is lost.
  const old = await ada.context().cookies();
  await ada.context().clearCookies();
  await ada.goto(server.url);
  await ada.getByRole("button", { name: "Your name and devices" }).click();
  const dialog = ada.getByRole("dialog");
  await dialog.getByRole("button", { name: "I have been here before" }).click();
  await dialog.getByLabel("Recovery code").fill("ABCD-EFGH");
  await dialog.getByRole("button", { name: "Come back" }).click();
  await dialog.getByText("Nobody has this code.").waitFor();
  await expectNothingFound(ada);
  await dialog.getByLabel("Recovery code").fill(code.toLowerCase().replaceAll("-", " "));
  await dialog.getByRole("button", { name: "Come back" }).click();
  await ada.waitForURL("**/person?back");
  await ada.getByText("Welcome back. Your code has been used: make a new one.").waitFor();

  // The old browser is still known, until it is signed out.
  const away = await visit(SMALL);
  await away.context().addCookies(old);
  await away.goto(server.url);
  const devices = ada.getByRole("region", { name: "Devices and data" }).getByRole("listitem");
  expect(await devices.count()).toBe(2);
  await ada.getByRole("button", { name: /^Sign out ?:/ }).click();
  await ada.getByText("Signed out. That browser does not know you any more.").waitFor();
  expect(await devices.count()).toBe(1);
  await away.goto(`${server.url}/person`);
  await away.getByText("Tell your name first").waitFor();

  const [file] = await Promise.all([
    ada.waitForEvent("download"),
    ada.getByRole("link", { name: "Download my data" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("asterism.json");
});

it("who is removed is somebody in an old game", async () => {
  const [ada, bo] = [await visit(SMALL), await visit(WIDE)];
  await inviteTo(ada, "Sternenhimmel");
  await join(bo, ada.url(), "Bo");
  await ada.getByText("Bo has sat down.").waitFor();
  await ada.getByRole("button", { name: "Start" }).click();
  const table = ada.url();
  await bo.getByRole("button", { name: "Leave, end, change device" }).waitFor();
  const kept = await keeping(ada);
  await kept.getByRole("button", { name: "Remove me…" }).click();
  const dialog = ada.getByRole("dialog", { name: "Remove me" });
  const remove = dialog.getByRole("button", { name: "Remove me for good" });
  expect(await remove.isDisabled()).toBe(true);
  await expectNoSidewaysScrolling(ada);
  await dialog.getByRole("textbox").fill("Ada");
  await remove.click();
  await ada.waitForURL(`${server.url}/`);
  await bo.getByText("somebody").first().waitFor();
  await bo.goto(`${table}/replay`);
  const seen = bo.getByText("somebody").and(bo.locator(":visible"));
  await seen.first().waitFor();
  expect(await bo.getByText("Ada").count()).toBe(0);
  await ada.goto(`${server.url}/person`);
  await ada.getByText("Tell your name first").waitFor();
});

it("one's own link leads a friend to the table, in French", async () => {
  const ada = await visit({ ...SMALL, locale: "fr", bypassCSP: true });
  await ada.goto(server.url);
  const card = ada.getByRole("article", { name: "Stellium" });
  await card.getByRole("button", { name: "Entre amis" }).click();
  await ada.getByRole("dialog").getByRole("radio", { name: "2", exact: true }).check();
  await ada.getByRole("dialog").getByLabel("Votre nom").fill("Ada");
  await ada.getByRole("dialog").locator("button.main").click();
  await ada.waitForURL("**/t/*");
  const table = ada.url();
  const page = await open(ada.context());
  await page.goto(`${server.url}/person?data`);
  await page.getByRole("button", { name: "Créer le lien" }).last().click();
  const link = await page.getByLabel("Votre lien d’invitation permanent").inputValue();
  await expectNothingFound(page);
  await expectNoSidewaysScrolling(page);
  const bo = await visit({ ...SMALL, bypassCSP: true });
  await join(bo, link, "Bo");
  expect(bo.url()).toBe(table);
  const eve = await visit({ ...SMALL, bypassCSP: true });
  await eve.goto(link);
  await eve.getByText("Ada is not waiting for players right now.").waitFor();
  await expectNothingFound(eve);
  await page.getByRole("button", { name: "Remplacer le lien" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remplacer le lien" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await eve.goto(link);
  await eve.getByText("This invitation no longer works.").waitFor();
});

it("what is kept is said in clear words", async () => {
  const page = await visit({ ...SMALL, bypassCSP: true });
  await page.goto(`${server.url}/about`);
  await page.getByText("one cookie, named asterism").waitFor();
  await expectNothingFound(page);
  await expectNoSidewaysScrolling(page);
});

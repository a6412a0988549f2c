// One player on two devices.

import { expect, it } from "vitest";
import { atATable, inviteTo, PHONE, playNow, visit, WIDE } from "./browser";
import { ownTurn } from "./play";

const server = atATable();

it("a personal link takes a player to another device, and its secret to no server", async () => {
  const page = await visit(WIDE);
  await inviteTo(page, "Astra");
  await page.goto(server.url);
  await page.getByRole("button", { name: "Your name and devices" }).click();
  await page.getByRole("button", { name: "Make a link" }).click();
  const link = await page.getByLabel("Link for the other device").inputValue();
  const [, secret = "none"] = link.split("/pass#");
  expect(secret.length).toBeGreaterThan(15);

  const other = await visit(WIDE);
  const asked: string[] = [];
  other.on("request", (request) => {
    asked.push(new URL(request.url()).pathname, request.headers()["referer"] ?? "");
  });
  await other.goto(link);
  await other.getByText("You will be Ada here.").waitFor();
  await other.getByRole("button", { name: "Continue here" }).click();
  await other.getByRole("heading", { name: "Waiting for others" }).waitFor();
  expect(other.url()).toBe(`${server.url}/`);
  expect(asked.filter((path) => path.includes(secret))).toEqual([]);
  await other.goBack();
  expect(other.url()).not.toContain(secret);

  const late = await visit(WIDE);
  await late.goto(link);
  await late.getByText("This link has already been used, or is too old: make another.").waitFor();
  expect(late.url()).toBe(`${server.url}/pass`);
});

it("a player goes on with a game on a phone, from the table's menu", async () => {
  const page = await visit(WIDE);
  await playNow(page, "Sternenhimmel");
  await ownTurn(page).waitFor();
  await page.getByRole("button", { name: "Leave, end, change device" }).click();
  await page.getByRole("button", { name: "Make a link" }).click();
  const link = await page.getByLabel("Link for the other device").inputValue();
  const phone = await visit(PHONE);
  await phone.goto(link);
  await phone.getByRole("button", { name: "Continue here" }).click();
  await phone.getByRole("heading", { name: "Your turn" }).waitFor();
  await phone.goto(page.url());
  await ownTurn(phone).waitFor();
});

it("a link with its secret in the path is told to be too old", async () => {
  const page = await visit(WIDE);
  await page.goto(`${server.url}/pass/abc`);
  await page.getByText("This link has already been used, or is too old: make another.").waitFor();
});

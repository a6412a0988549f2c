// A server in trouble says what is wrong, and the board stays.

import { afterEach, beforeEach, expect, it } from "vitest";
import { atATable, expectNoSidewaysScrolling, PHONE, visit } from "./browser";
import { Dealt } from "./dealt";
import { ownTurn } from "./play";

const server = atATable();
let dealt: Dealt;
beforeEach(() => (dealt = new Dealt()));
afterEach(() => dealt.end());

it("a server that cannot save says so, and the board can be looked at", async () => {
  const page = await visit(PHONE);
  await dealt.find("sternenhimmel", 3, () => true);
  await dealt.show(page, server.url, "sternenhimmel", 3);
  await ownTurn(page).waitFor();
  dealt.hangUp("try-again");
  const line = page.getByText(/^The server cannot save anything at the moment/);
  await line.waitFor();
  await expectNoSidewaysScrolling(page);
  expect(await page.getByRole("region", { name: "Board", exact: true }).isVisible()).toBe(true);
  dealt.comeBack();
  await line.waitFor({ state: "detached" });
  await ownTurn(page).waitFor();
});

// In flight mode each game is played to its end, against bots and by three people around one device.

import { afterAll, beforeAll, expect, it } from "vitest";
import { expectNothingButTheCurtain, playAround, playHere, sitAround } from "./around";
import { atATable, visitHere } from "./browser";
import { Front } from "./front";
import { inFlight, keep, WITH_WORKER } from "./kept";
import { ending, GAMES, ownTurn, playOn, playToTheEnd } from "./play";

const server = atATable();
const front = new Front();
const PEOPLE = ["Ada", "Bo", "Cy"];

beforeAll(() => front.start(server.url));
afterAll(() => front.end());

it.each(GAMES)("%s is played to its end without a connection", async (game) => {
  const page = await visitHere(WITH_WORKER);
  await page.goto(front.url);
  await keep(page);
  await inFlight(page, front, async () => {
    await playHere(page, front.url, game);
    await playOn(page, game);
    await page.reload();
    await ownTurn(page).waitFor();
    await playToTheEnd(page, game);
    // The review has the perspective of the player.
    await ending(page).getByRole("link", { name: "Review" }).click();
    await page.getByRole("group", { name: "Replay" }).waitFor();
    expect(new URL(page.url()).searchParams.get("seat")).toBe("0");
    await page.getByRole("button", { name: "Review this game" }).click();
    await page.getByText(/^Your own moves cost you /).waitFor();

    await sitAround(page, front.url, game, PEOPLE);
    let curtains = 0;
    await playAround(page, game, async () => {
      curtains++;
      await expectNothingButTheCurtain(page, PEOPLE);
    });
    // A game without hidden information needs no curtain.
    expect(curtains > 0).toBe(game !== "Stellium");
    for (const name of PEOPLE) {
      await ending(page).getByRole("columnheader", { name }).waitFor();
    }
  });
  await page.context().close();
});

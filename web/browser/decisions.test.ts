// Rare decisions, made on the board.

import type { Locator, Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { atATable, playNow, visit, WIDE } from "./browser";
import { Dealt, type Moment } from "./dealt";
import { canPress, drawn, playOn } from "./play";

const server = atATable();

describe("Astra", () => {
  let dealt: Dealt;
  beforeEach(() => (dealt = new Dealt()));
  afterEach(() => dealt.end());

  async function at(is: Moment): Promise<Page> {
    await dealt.find("astra", 3, is);
    const page = await visit(WIDE);
    await dealt.show(page, server.url, "astra", 3);
    await drawn(page);
    return page;
  }
  const offers = (kind: string, least: number) => (legal: string[]) =>
    legal.filter((move) => move.startsWith(kind)).length >= least;
  const log = (page: Page) => page.getByRole("tabpanel", { name: "Log" }).getByRole("listitem");

  it("whoever is tied picks a boon unseen", async () => {
    const page = await at((legal, { length }) => length > 1 && offers("boon", 2)(legal));
    await page.getByText("Your turn: take a boon from the discovered card").waitFor();
    const free = canPress(page, /^take: /);
    await expect.poll(() => free.count()).toBeGreaterThan(1);
    await free.nth(1).click();
    // Once everybody has picked, the picks are revealed.
    await log(page)
      .getByText(/^The boons picked from .* are revealed\.$/)
      .waitFor();
    await log(page)
      .getByText(/^Ada takes boon \d of /)
      .waitFor();
  });

  it("of two completed cards the player chooses which is discovered first", async () => {
    const page = await at(offers("discover", 2));
    await page.getByText("Your turn: choose which completed card comes next").waitFor();
    const next = page.getByRole("button", { name: "This one next" });
    await expect.poll(() => next.count()).toBe(2);
    const card = page.getByRole("article").filter({ has: next }).last();
    const name = (await card.getByRole("heading").textContent()) ?? "";
    await card.getByRole("button", { name: "This one next" }).click();
    await log(page).first().filter({ hasText: name }).waitFor();
  });

  it("whoever has too many cards gives one up", async () => {
    const page = await at(offers("discard", 2));
    await page.getByText("Your turn: you have too many cards, so discard one").waitFor();
    const cards = page.getByRole("list", { name: /^Your cards/ });
    const given = cards.getByRole("button", { name: /^discard / });
    const name = /^discard (.*?)\./.exec(
      (await given.first().getAttribute("aria-label")) ?? "",
    )?.[1];
    await given.first().click();
    await log(page)
      .getByText(new RegExp(`^Ada .*${name}`))
      .first()
      .waitFor();
    expect(await cards.getByText(name ?? "", { exact: true }).count()).toBe(0);
  });

  it("a boon of Activation turns the cards that are chosen", async () => {
    const page = await at(offers("activate", 2));
    await page.getByText(/^Your turn: choose .* to reactivate/).waitFor();
    const turned = page.getByRole("button", { name: /^reactivate / });
    const count = await turned.count();
    await turned.first().click();
    await expect.poll(() => turned.count()).toBeLessThan(count);
  });
});

describe("Stellium", () => {
  /** The bodies around the centre of a disc, clockwise. */
  function around(page: Page, disc: string): Promise<(string | undefined)[]> {
    const body = async (number: number) => {
      const place = page.getByRole("button", { name: new RegExp(`^${disc}${number}\\b`) });
      const name = (await place.getAttribute("aria-label")) ?? "";
      return /, (empty|planet|comet|star|supernova)(:|$)/.exec(name)?.[1];
    };
    return Promise.all([1, 2, 3, 4, 5, 6].map(body));
  }

  /** Rotates a ring by a number of sixths. */
  const turned = <T>(ring: T[], sixths: number) => [
    ...ring.slice(-sixths),
    ...ring.slice(0, -sixths),
  ];

  async function centre(place: Locator): Promise<{ x: number; y: number }> {
    const { x, y, width, height } = (await place.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    return { x: x + width / 2, y: y + height / 2 };
  }

  it("a body is taken by choice, and its disc is turned by a button and by a finger", async () => {
    const page = await visit(WIDE);
    await playNow(page, "Stellium", { players: 2, more: ["by choice"] });
    await page.getByRole("button", { name: "Take: star" }).click();
    const free = canPress(page, /^[a-f][1-6]\b.*: place it on /).first();
    const disc = (await free.getAttribute("aria-label"))?.[0] ?? "";
    await free.click();
    const toTurn = page.getByText("Your turn: turn the disc");
    await toTurn.waitFor();
    const before = await around(page, disc);

    await page.getByRole("button", { name: "turn by 120° clockwise" }).click();
    await toTurn.waitFor({ state: "detached" });
    expect(await around(page, disc)).toEqual(turned(before, 2));
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await toTurn.waitFor();
    expect(await around(page, disc)).toEqual(before);

    const place = (number: number) =>
      page.getByRole("button", { name: new RegExp(`^${disc}${number}\\b`) });
    const [from, to] = [await centre(place(1)), await centre(place(2))];
    // The pointer comes to rest, with its highlight drawn by then.
    await page.mouse.move(from.x - 2, from.y - 2);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await page.mouse.up();
    await toTurn.waitFor({ state: "detached" });
    expect(await around(page, disc)).toEqual(turned(before, 1));
  });

  describe("where only black holes are left to choose from", () => {
    interface Board {
      turn: number;
      first: number;
      phase: object;
      bodies: Record<string, string[]>;
      bag: Record<string, number>;
      reserve: string[];
      seats: { hand: string[]; tokens: string[] }[];
    }
    const HELD = "planet-line";
    const ALL = { planet: 11, comet: 10, star: 9, supernova: 8 };
    let dealt: Dealt;
    beforeEach(() => (dealt = new Dealt()));
    afterEach(() => dealt.end());

    const influence = (of: string) => ({ name: "influence", of, placed: "f0", by_token: true });

    it.each([
      {
        what: "an objective is validated",
        phase: { name: "objectives" },
        planet: ["b4", "b5", "h1", "h6"],
        comet: ["a0", "c0"],
        star: ["d0", "e0", "f0"],
      },
      {
        what: "two bodies are swapped",
        phase: influence("planet"),
        planet: ["d0", "e0", "h6"],
        comet: ["a0", "c0", "h3"],
        star: ["b4", "f0"],
      },
      {
        what: "a body is attracted",
        phase: influence("supernova"),
        planet: ["d0", "e0"],
        comet: ["a0", "c0"],
        star: ["b4", "f0"],
      },
    ])("$what", async ({ phase, planet, comet, star }) => {
      const bodies = { planet, comet, star, supernova: [] };
      await dealt.lay<Board>("stellium", 3, (board) => ({
        ...board,
        turn: 0,
        first: 0,
        phase,
        bodies,
        bag: Object.fromEntries(
          (Object.keys(ALL) as (keyof typeof ALL)[]).map((kind) => [
            kind,
            ALL[kind] - bodies[kind].length,
          ]),
        ),
        reserve: board.reserve.filter((card) => card !== HELD),
        seats: board.seats.map((seat, at) =>
          at === 0 ? { ...seat, hand: [HELD], tokens: [] } : seat,
        ),
      }));
      const page = await visit(WIDE);
      await dealt.show(page, server.url, "stellium", 3);
      await drawn(page);
      const line = page.getByText("Your turn:");
      const asked = (await line.textContent()) ?? "";
      // Two places, or two and a hole: there is nothing else to press.
      for (let press = 0; press < 3 && (await line.textContent()) === asked; press++) {
        await playOn(page, "Stellium");
      }
      await expect.poll(() => line.textContent()).not.toBe(asked);
    });
  });

  it("a body is drawn blindly", async () => {
    const page = await visit(WIDE);
    await playNow(page, "Stellium", { players: 2, more: ["blindly"] });
    await page.getByText("Your turn: draw a body from the bag").waitFor();
    await page.getByRole("button", { name: "Draw", exact: true }).click();
    await page.getByText(/^Your turn: (place the|aim the) /).waitFor();
  });
});

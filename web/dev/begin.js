// The time from Play now to the first possible move, at Lighthouse's slow 4G: for a new visitor who starts as
// fast as a script can, for one who has looked at the page first, and for a returning one. npm run begin [--
// rounds]

import { setTimeout as pause } from "node:timers/promises";
import { chromium } from "playwright-core";
import { end, OPTIONS, url } from "./stage.js";

// Lighthouse's parameters of its slow 4G: 150 ms round trip, 1.6 Mbit/s.
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
};
const [rounds = "5"] = process.argv.slice(2);

async function slow(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW);
}

/** Milliseconds from Play now to a board where something can be pressed; dialogs in between are answered
 * at once. Pressed and observed from inside the page: Playwright waits for frames at every press. */
async function begin(page) {
  await page.getByRole("article", { name: "Stellium" }).getByText("Play now").waitFor();
  const took = await page.evaluate(async () => {
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    async function seen(selector, text = "") {
      for (;;) {
        const all = [...document.querySelectorAll(selector)];
        const found = all.find((each) => each.textContent.includes(text) && !each.disabled);
        if (found?.checkVisibility()) return found;
        await frame();
      }
    }
    const card = await seen("article", "Stellium");
    const button = [...card.querySelectorAll("button")].find(({ textContent }) =>
      textContent.includes("Play now"),
    );
    const begun = performance.now();
    button.click();
    (await seen("dialog[open] button", "Start")).click();
    await seen("#board .free, #board button");
    return performance.now() - begun;
  });
  const where = page.url().includes("/here/") ? "on this device" : "online";
  return { took, where };
}

const middle = (all) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)];

async function measured(name, open) {
  const all = [];
  const places = new Set();
  for (let round = 0; round < Number(rounds); round++) {
    const { took, where } = await open();
    all.push(took);
    places.add(where);
  }
  const [time, place] = [middle(all).toFixed(0).padStart(6), [...places].join(" and ")];
  console.log(`${name.padEnd(40)} ${time} ms, ${place}`);
}

/** A visitor with a persistent profile, where a page may be stored. */
async function visitor(then) {
  const context = await chromium.launchPersistentContext("", OPTIONS);
  const page = await context.newPage();
  const found = await then(page);
  await context.close();
  return found;
}

const newcomer = (rest) =>
  visitor(async (page) => {
    await slow(page);
    await page.goto(url);
    await rest(page);
    return begin(page);
  });

await measured("a new visitor, at once", () => newcomer(() => undefined));
await measured("a new visitor, after ten seconds", () => newcomer(() => pause(10_000)));
await measured("somebody who comes again", () =>
  visitor(async (page) => {
    await page.goto(url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await pause(5000);
    await slow(page);
    await page.goto(url);
    await pause(1000);
    return begin(page);
  }),
);
await end();

// How long a slow phone is busy after a press on a board: presses everything pressable in the middle of real
// games, with the processor slowed down four times, and prints the longest task of each press.
// npm run presses [-- words that the name of a game and a screen have to contain]
//
// Times are those of the page's own thread, so that other work on this machine changes little.

import { readFileSync } from "node:fs";
import { browser, end, play, table, url } from "./stage.js";

const GAMES = JSON.parse(readFileSync(new URL("../src/games/games.json", import.meta.url), "utf8"));
const SCREENS = {
  wide: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
const SLOWER = 4;
const PRESSES = 16;
/** The number of one's own moves after which a game counts as in its middle. */
const MIDDLE = 12;
/** How long the page is observed after a press, in milliseconds. */
const WATCHED = 1500;

const only = process.argv.slice(2);

/** The next thing to press; null while others play. */
function next(number) {
  const can = (selector) =>
    [...document.querySelectorAll(selector)].filter(
      (each) =>
        each.ariaDisabled !== "true" &&
        each.checkVisibility({ visibilityProperty: true }) &&
        each.getBoundingClientRect().width > 0,
    );
  const isOwn = document.querySelector(".said.own, dialog") !== null;
  const free = can("#board .free[role=button], #board button.free");
  const others = can("#board button:not([data-zoom]):not([tabindex='-1']), .moves button");
  // A question is answered with "Do it", and a result is closed.
  const asked = can("dialog .buttons button:not(.main)");
  const shown = can("dialog header button");
  const cards = can("#board [data-zoom]");
  const all = [asked, shown, free, others, cards].find(({ length }) => length > 0) ?? [];
  const chosen = isOwn ? all[number % all.length] : undefined;
  chosen?.scrollIntoView({ block: "nearest" });
  const box = chosen?.getBoundingClientRect();
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2, what: chosen.ariaLabel };
}

/** The drawing, to detect whether a press had an effect. */
const drawn = (page) => page.evaluate(() => document.querySelector(".table").innerHTML);

async function pressed(session, { x, y }) {
  const events = [];
  const hear = ({ value }) => events.push(...value);
  session.on("Tracing.dataCollected", hear);
  await session.send("Tracing.start", {
    categories: "toplevel,disabled-by-default-devtools.timeline,devtools.timeline,__metadata",
  });
  for (const type of ["mouseMoved", "mousePressed", "mouseReleased"]) {
    await session.send("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 });
  }
  await new Promise((done) => setTimeout(done, WATCHED));
  const done = new Promise((found) => session.once("Tracing.tracingComplete", found));
  await session.send("Tracing.end");
  await done;
  session.off("Tracing.dataCollected", hear);
  const threads = events.filter(
    ({ name, args }) => name === "thread_name" && args.name === "CrRendererMain",
  );
  const tasks = events.filter(
    (event) =>
      event.name === "RunTask" &&
      threads.some(({ tid, pid }) => tid === event.tid && pid === event.pid),
  );
  return tasks.map(({ tdur = 0 }) => tdur / 1000).sort((one, other) => other - one);
}

async function measure(name, id, player, options) {
  const storageState = await player.context().storageState();
  const context = await browser.newContext({ ...options, storageState });
  await context.addInitScript(() =>
    localStorage.setItem("asterism-settings", JSON.stringify({ pace: "at-once" })),
  );
  const page = await context.newPage();
  await page.goto(`${url}/t/${id}`);
  await page.locator("#board .board").first().waitFor();
  await page.waitForLoadState("networkidle");
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const longest = [];
  for (let number = 1, waited = 0; longest.length < PRESSES && waited < 80; number++) {
    const at = await page.evaluate(next, number * 7);
    if (at) {
      const before = await drawn(page);
      const [most = 0] = await pressed(session, at);
      if ((await drawn(page)) !== before) longest.push(most);
      waited++;
    } else {
      waited++;
      await new Promise((done) => setTimeout(done, 500));
    }
  }
  longest.sort((one, other) => one - other);
  const median = longest[longest.length >> 1] ?? 0;
  const figures = [median, longest.at(-1) ?? 0].map((ms) => ms.toFixed(0).padStart(5));
  console.log(
    `${name.padEnd(24)} median ${figures[0]} ms   most ${figures[1]} ms   of ${longest.length}`,
  );
  await context.close();
}

try {
  const player = await (await browser.newContext()).newPage();
  for (const { id: game, players } of GAMES) {
    for (const [screen, options] of Object.entries(SCREENS)) {
      const name = `${game}, ${screen}`;
      if (!only.every((word) => name.includes(word))) continue;
      const id = await table(player, game, Math.min(4, players[1]));
      await play(player, id, MIDDLE);
      await measure(name, id, player, options);
    }
  }
} finally {
  await end();
}

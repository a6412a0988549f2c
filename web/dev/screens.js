// Takes a screenshot of every screen in every size, language and theme:
// npm run screens -- folder [words that the names have to contain]
// Names are SCREEN.WIDTHxHEIGHT.LANGUAGE.THEME.png; a game in play has a screen for every kind of decision
// that occurs.

import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { browser, end, play, table, url } from "./stage.js";

const GAMES = JSON.parse(readFileSync(new URL("../src/games/games.json", import.meta.url), "utf8"));

const [folder = "screens", ...only] = process.argv.slice(2);
const LANGUAGES = ["en", "fr", "ru"];
const THEMES = ["night", "paper"];
const TOUCHED = [
  [360, 560],
  [390, 844],
  [844, 390],
];
const WIDE = [
  [1280, 620],
  [1440, 900],
];
/** The most decisions of a game that are captured. */
const DECISIONS = 14;

const isWanted = (name) => only.every((word) => name.includes(word));

/** The player who makes the tables; all screenshots are from this player's view. */
const player = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();

/** Captures a page in every variant. `done` runs again in each size. */
async function screen(name, path, done = async () => undefined) {
  const storageState = await player.context().storageState();
  for (const locale of LANGUAGES) {
    for (const theme of THEMES) {
      for (const [hasTouch, sizes] of [
        [true, TOUCHED],
        [false, WIDE],
      ]) {
        const named = sizes
          .map(([width, height]) => ({
            viewport: { width, height },
            file: `${name}.${width}x${height}.${locale}.${theme}.png`,
          }))
          .filter(({ file }) => isWanted(file));
        for (const { viewport, file } of named) {
          const colorScheme = theme === "paper" ? "light" : "dark";
          const context = await browser.newContext({
            ...{ viewport, hasTouch, isMobile: hasTouch, colorScheme, locale, storageState },
            reducedMotion: "reduce",
          });
          context.setDefaultTimeout(30_000);
          const page = await context.newPage();
          await page.goto(url + path);
          await page.locator("h1").first().waitFor({ state: "attached" });
          await page.waitForLoadState("networkidle");
          try {
            await done(page);
            await page.waitForTimeout(300);
            await page.screenshot({ path: join(folder, file) });
          } catch (error) {
            console.error(file, error.message.split("\n")[0]);
          }
          await context.close();
        }
      }
    }
  }
  console.log(name);
}

/** Presses the first element that matches a selector. */
const press = (selector) => (page) => page.locator(selector).first().click();
const own = (page) => page.locator(".line .said").first().waitFor();

mkdirSync(folder, { recursive: true });
try {
  await player.goto(url);
  await screen("first", "/");
  await screen("new-table", "/", press("article .button.main"));
  await screen("settings", "/", press("header .tools .icon:last-child"));
  await screen("about", "/about");
  await screen("open", "/open");
  await screen("atlas", "/atlas");
  await screen("constellation", "/atlas/orion");
  for (const {
    id: game,
    players: [, seats],
  } of GAMES) {
    await screen(`rules-${game}`, `/rules/${game}`);
    await screen(`learn-${game}`, `/learn/${game}`);
    await screen(`solve-${game}`, `/solve/${game}`);
    const id = await table(player, game, seats);
    if (game === "astra") await screen("lobby", `/t/${id}`);
    const known = [];
    for (let moves = 0; known.length < DECISIONS; moves = 1) {
      const kind = await play(player, id, moves, known);
      if (kind === null) break;
      known.push(kind);
      const name = `${game}-${known.length}-${kind.replaceAll(" ", "-")}`;
      await screen(name, `/t/${id}`, own);
      if (known.length === 2) {
        await screen(`${game}-menu`, `/t/${id}`, press(".controls .menu"));
        await screen(`${game}-side`, `/t/${id}`, async (page) => {
          const opens = page.locator(".controls .opens").first();
          if (await opens.isVisible()) await opens.click();
        });
      }
      if (known.length === 3) {
        await screen(`${game}-closer`, `/t/${id}`, async (page) => {
          const zoom = page.locator("[data-zoom]:visible").first();
          if (await zoom.isVisible()) await zoom.click();
        });
      }
    }
    await play(player, id, Infinity);
    await screen(`${game}-ending`, `/t/${id}`, (page) => page.getByRole("dialog").waitFor());
    await screen(`${game}-replay`, `/t/${id}/replay?move=30`);
    await screen(`${game}-review`, `/t/${id}/replay?review`, async (page) => {
      await page.locator("[role=tabpanel] .button.main").click();
      await page.locator("[role=tabpanel] svg").first().waitFor();
    });
  }
  await screen("back", "/");
  await screen("person", "/person");
} finally {
  await end();
}

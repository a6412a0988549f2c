// Lighthouse's scores for every screen on its slow phone, each the median of three runs:
// npm run lighthouse [-- words that the name of a screen has to contain]
// Lighthouse itself is fetched by npx: it is larger than all other dependencies. A machine that is busy with
// something else counts as a slower phone.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { browser, end, play, table, url } from "./stage.js";

const GAMES = JSON.parse(readFileSync(new URL("../src/games/games.json", import.meta.url), "utf8"));
const TIMES = 3;
const LIGHTHOUSE = process.env["LIGHTHOUSE"]?.split(" ") ?? ["npx", "--yes", "lighthouse"];
const CATEGORIES = ["performance", "accessibility", "best-practices"];

const only = process.argv.slice(2);
const player = await (await browser.newContext()).newPage();

/** Lighthouse sometimes loses its own browser: then it is run once more. */
function look(path, cookie) {
  try {
    return lookOnce(path, cookie);
  } catch {
    return lookOnce(path, cookie);
  }
}

function lookOnce(path, cookie) {
  const [command, ...first] = LIGHTHOUSE;
  const said = execFileSync(
    command,
    [
      ...first,
      url + path,
      "--quiet",
      "--output=json",
      `--only-categories=${CATEGORIES}`,
      `--extra-headers=${JSON.stringify({ Cookie: cookie })}`,
      "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
    ],
    {
      env: { ...process.env, CHROME_PATH: process.env["CHROMIUM"] ?? "/usr/bin/chromium" },
      maxBuffer: 2 ** 27,
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  const { categories, audits } = JSON.parse(String(said));
  const wrong = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => scoreDisplayMode === "binary" && score === 0,
  );
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name].score ?? 0) * 100)),
    times: ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time"]
      .concat("cumulative-layout-shift", "speed-index")
      .map((name) => audits[name].displayValue),
    wrong: wrong.map(({ id }) => id),
  };
}

async function screen(name, path) {
  if (!only.every((word) => name.includes(word))) return;
  const cookies = await player.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const all = Array.from({ length: TIMES }, () => look(path, cookie));
  all.sort((one, other) => one.scores[0] - other.scores[0]);
  const { scores, times, wrong } = all[TIMES >> 1];
  console.log(name.padEnd(22), scores.join(" / "), " ", times.join(", "), wrong.join(" "));
}

try {
  await player.goto(url);
  await screen("first", "/");
  await screen("about", "/about");
  for (const { id: game, players } of GAMES) {
    await screen(`rules of ${game}`, `/rules/${game}`);
    if (!only.every((word) => `lobby table ending replay of ${game}`.includes(word))) continue;
    const id = await table(player, game, Math.min(4, players[1]));
    await screen(`lobby of ${game}`, `/t/${id}`);
    await play(player, id, 12);
    await screen(`table of ${game}`, `/t/${id}`);
    if (!only.every((word) => `ending replay of ${game}`.includes(word))) continue;
    await play(player, id, Infinity);
    await screen(`ending of ${game}`, `/t/${id}`);
    await screen(`replay of ${game}`, `/t/${id}/replay?move=30`);
  }
} finally {
  await end();
}

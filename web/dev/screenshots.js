// Makes a picture of every screen, with a real server and a real browser: npm run screenshots
// ASTERISM is the binary, CHROMIUM the browser. What is large gets fewer colours if pngquant is there.

import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const BINARY = process.env["ASTERISM"] ?? "../target/debug/asterism";
const FOLDER = fileURLToPath(new URL("../../docs/screenshots", import.meta.url));
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** From how many bytes on a picture gets fewer colours. */
const LARGE = 250_000;

const data = mkdtempSync(join(tmpdir(), "asterism-"));
const server = spawn(BINARY, [
  ...["serve", "--listen", "127.0.0.1:0"],
  ...["--database", `sqlite://${join(data, "tables.db")}`],
]);
const url = await new Promise((found, fail) => {
  const look = (text) => {
    const said = /http:\/\/[\d.:]+/.exec(String(text));
    if (said) found(said[0]);
  };
  server.stdout.on("data", look);
  server.stderr.on("data", look);
  server.on("exit", () => fail(new Error("the server ended")));
});
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});

/** A page of a new visitor. */
async function visit({ phone = false, paper = false, locale = "en" }) {
  const context = await browser.newContext({
    viewport: phone ? PHONE : WIDE,
    hasTouch: phone,
    colorScheme: paper ? "light" : "dark",
    reducedMotion: "reduce",
    locale,
  });
  context.setDefaultTimeout(120_000);
  return context.newPage();
}

async function picture(page, name) {
  await page.mouse.move(0, 0);
  await page.waitForTimeout(600);
  const path = join(FOLDER, `${name}.png`);
  await page.screenshot({ path });
  if (statSync(path).size > LARGE) {
    execFileSync("pngquant", ["--force", "--strip", "--output", path, "64", path]);
  }
  console.log(`${name}.png`, statSync(path).size);
}

/** A table against bots, made as the page makes it. */
async function table(page, game, seats) {
  await page.goto(url);
  const id = await page.evaluate(
    async ({ game, bots }) => {
      const ask = async (path, body) => {
        const headers = { "content-type": "application/json" };
        const method = "POST";
        const answer = await fetch(`/api/${path}`, { method, headers, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(await answer.text());
        return answer.json();
      };
      await ask("me", { name: "Ada" });
      const { id } = await ask("tables", { game, seats: ["me", ...bots] });
      return id;
    },
    { game, bots: Array(seats - 1).fill({ bot: "casual" }) },
  );
  return id;
}

/** Starts a game and makes so many moves, sensible enough to be looked at. */
async function play(page, id, moves) {
  await page.evaluate(
    ({ id, moves }) =>
      new Promise((done, fail) => {
        const DULL = /^(rest|pass|stop|drop|token|discard)/;
        const socket = new WebSocket(`/api/tables/${id}/socket?since=0`);
        let [number, made, version] = [0, 0, 0];
        const send = (ask) => socket.send(JSON.stringify({ id: ++number, ask }));
        const value = "0".repeat(64);
        // What is hashed is said in docs/protocol.md; the seat is the first.
        const commit = async () => {
          const sealed = [
            ...new TextEncoder().encode("asterism contribution 2\n"),
            ...Array(33).fill(0),
          ];
          const hash = await crypto.subtle.digest("SHA-256", Uint8Array.from(sealed));
          const digits = Array.from(new Uint8Array(hash), (byte) =>
            byte.toString(16).padStart(2, "0"),
          );
          send({ commit: { value: digits.join("") } });
        };
        const answer = (now) => {
          if (now.outcome || (made >= moves && now.legal.length > 0)) {
            socket.close();
            return done();
          }
          if (now.legal.length === 0) return;
          const lively = now.legal.filter((move) => !DULL.test(move));
          const choice = lively.length > 0 ? lively : now.legal;
          const best = choice.filter((move) => /^(validate|use|keep)/.test(move));
          const from = best.length > 0 ? best : choice;
          made++;
          send({ play: { ply: now.ply, version, move: from[made % from.length] } });
        };
        socket.onmessage = ({ data }) => {
          const heard = JSON.parse(data);
          const news = heard.table ?? heard.changed ?? heard.played ?? heard.said;
          if (news?.version !== undefined) version = news.version;
          // A move that crossed another's is chosen again when that one is heard of.
          if (heard.refused && made === 0) fail(new Error(heard.refused.message));
          if (heard.table && !heard.table.game) void commit().then(() => send("start"));
          if (heard.changed?.table.sealed) send({ reveal: { value } });
          const now = heard.table?.game?.now ?? heard.played?.now;
          if (now) answer(now);
        };
      }),
    { id, moves },
  );
}

/** A table of a game in its middle. */
async function midGame(name, game, seats, moves, look) {
  const page = await visit(look);
  const id = await table(page, game, seats);
  await play(page, id, moves);
  await page.goto(`${url}/t/${id}`);
  await page.locator(".line.own").waitFor();
  await picture(page, name);
  return { page, id };
}

async function simple(name, path, look) {
  const page = await visit(look);
  await page.goto(url + path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await picture(page, name);
  return page;
}

mkdirSync(FOLDER, { recursive: true });
try {
  const first = await simple("first", "/", {});
  await first.getByRole("article", { name: "Astra" }).getByRole("button").first().click();
  await picture(first, "new-table");
  await simple("first-paper", "/", { paper: true });
  await simple("first-phone", "/", { phone: true });
  await simple("first-russian", "/", { locale: "ru" });
  await simple("rules", "/rules/astra", { paper: true });
  await simple("about", "/about", {});

  const host = await visit({});
  await host.goto(url);
  const card = host.getByRole("article", { name: "Stellium" });
  await card.getByRole("button", { name: "Invite" }).click();
  await host.getByRole("button", { name: "Make the table" }).click();
  await host.getByRole("button", { name: "QR code" }).click();
  await picture(host, "lobby");

  await midGame("astra", "astra", 4, 40, {});
  await midGame("astra-phone", "astra", 3, 30, { phone: true });
  await midGame("stellium", "stellium", 3, 40, { paper: true });
  await midGame("stellium-phone", "stellium", 4, 30, { phone: true });
  await midGame("sternenhimmel", "sternenhimmel", 4, 12, { locale: "fr" });
  await midGame("sternenhimmel-phone", "sternenhimmel", 5, 8, { phone: true, paper: true });

  const end = await visit({});
  const over = await table(end, "sternenhimmel", 3);
  await play(end, over, Infinity);
  await end.goto(`${url}/t/${over}`);
  await end.getByRole("dialog").waitFor();
  await picture(end, "ending");
  await end.goto(`${url}/t/${over}/replay?move=40`);
  await end.getByRole("slider").first().waitFor();
  await picture(end, "replay");
} finally {
  await browser.close();
  server.kill();
  rmSync(data, { recursive: true, force: true });
}

// A real server and a real browser for screenshots, with games played up to the points of interest.
// ASTERISM is the binary, CHROMIUM the browser.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

const BINARY = process.env["ASTERISM"] ?? "../target/debug/asterism";

const data = mkdtempSync(join(tmpdir(), "asterism-"));
const server = spawn(BINARY, [
  ...["serve", "--listen", "127.0.0.1:0"],
  ...["--database", `sqlite://${join(data, "tables.db")}`],
]);
export const url = await new Promise((found, fail) => {
  const look = (text) => {
    const said = /http:\/\/[\d.:]+/.exec(String(text));
    if (said) found(said[0]);
  };
  server.stdout.on("data", look);
  server.stderr.on("data", look);
  server.on("exit", () => fail(new Error("the server ended")));
});
export const OPTIONS = {
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
};
export const browser = await chromium.launch(OPTIONS);

export async function end() {
  await browser.close();
  server.kill();
  rmSync(data, { recursive: true, force: true });
}

/** A table against bots, made the way the page makes it. */
export async function table(page, game, seats) {
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

/** Starts or continues a game with sensible moves: a given number of them, and then until a decision that
 * is not in `known`. Resolves to that decision; null at the end. */
export async function play(page, id, moves, known = []) {
  return page.evaluate(
    ({ id, moves, known }) =>
      new Promise((done, fail) => {
        const DULL = /^(rest|pass|stop|drop|token|discard)/;
        const socket = new WebSocket(`/api/tables/${id}/socket?since=0`);
        let [number, made, version] = [0, 0, 0];
        const send = (ask) => socket.send(JSON.stringify({ id: ++number, ask }));
        const value = "0".repeat(64);
        // The hash is specified in docs/protocol.md; the seat is the first.
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
        /** The pending decision, and the kinds of moves it offers. */
        const kindOf = ({ view, legal }) => {
          const phase = view.phase ?? view.turn?.phase;
          const scored = view.last ? "scored" : "";
          const kinds = new Set(legal.map((move) => move.split(" ")[0]));
          return [phase?.name, phase?.of, scored, ...kinds].filter(Boolean).join(" ");
        };
        const answer = (now) => {
          const kind = kindOf(now);
          if (now.outcome || (made >= moves && now.legal.length > 0 && !known.includes(kind))) {
            socket.close();
            return done(now.outcome ? null : kind);
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
          // If a move crossed another player's, a new one is chosen once that arrives.
          if (heard.refused && made === 0) fail(new Error(heard.refused.message));
          if (heard.table && !heard.table.game) void commit().then(() => send("start"));
          if (heard.changed?.table.sealed) send({ reveal: { value } });
          const now = heard.table?.game?.now ?? heard.played?.now;
          if (now) answer(now);
        };
      }),
    { id, moves, known },
  );
}

// Takes the screenshots of the documentation: npm run screenshots. Large ones are reduced to fewer colours by
// pngquant. For pictures of everything in every size, language and theme: screens.js.

import { execFileSync } from "node:child_process";
import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { browser, end, play, table, url } from "./stage.js";

const FOLDER = fileURLToPath(new URL("../../docs/screenshots", import.meta.url));
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** The size in bytes from which a picture is reduced to fewer colours. */
const LARGE = 250_000;

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

/** A table in the middle of its game. */
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
  await card.getByRole("button", { name: "With friends" }).click();
  await host.getByRole("button", { name: "Make the table" }).click();
  await host.getByRole("button", { name: "QR code" }).click();
  await picture(host, "lobby");

  await midGame("astra", "astra", 4, 40, {});
  await midGame("astra-phone", "astra", 3, 30, { phone: true });
  await midGame("stellium", "stellium", 3, 40, { paper: true });
  await midGame("stellium-phone", "stellium", 4, 30, { phone: true });
  await midGame("sternenhimmel", "sternenhimmel", 4, 12, { locale: "fr" });
  await midGame("sternenhimmel-phone", "sternenhimmel", 5, 8, { phone: true, paper: true });

  const last = await visit({});
  const over = await table(last, "sternenhimmel", 3);
  await play(last, over, Infinity);
  await last.goto(`${url}/t/${over}`);
  await last.getByRole("dialog").waitFor();
  await picture(last, "ending");
  await last.goto(`${url}/t/${over}/replay?move=40`);
  await last.getByRole("slider").first().waitFor();
  await picture(last, "replay");
} finally {
  await end();
}

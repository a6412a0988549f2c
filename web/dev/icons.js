// Draws the icons of an installed page from their SVG: npm run icons. Needs CHROMIUM, and pngquant.

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const ANY = "../public/favicon.svg";
/** Made to be cut to any shape: the essential part is within a circle of four fifths. */
const MASKABLE = "../icons/maskable.svg";
/** The icon of a notification, where only a silhouette is shown. */
const BADGE = "../icons/badge.svg";
const ICONS = [
  ["badge-96.png", BADGE, 96],
  ["icon-192.png", ANY, 192],
  ["icon-512.png", ANY, 512],
  ["maskable-512.png", MASKABLE, 512],
  ["touch-180.png", MASKABLE, 180],
];

const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
for (const [name, from, size] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const drawn = readFileSync(here(from), "utf8");
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawn}`);
  const picture = await page.screenshot({ omitBackground: true });
  const small = execFileSync("pngquant", ["64", "--strip", "-"], { input: picture });
  writeFileSync(here(`../public/${name}`), small);
  await page.close();
}
await browser.close();

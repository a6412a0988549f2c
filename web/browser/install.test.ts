// The page can be installed, and its manifest's links work.

import { expect, it } from "vitest";
import { atATable, visit, visitAtHome } from "./browser";

const server = atATable();

it("nothing keeps a browser from installing it", async () => {
  const page = await visitAtHome();
  await page.goto(server.url);
  const session = await page.context().newCDPSession(page);
  const manifest = await session.send("Page.getAppManifest");
  expect(manifest.errors).toEqual([]);
  expect(manifest.url).toBe(`${server.url}/manifest.webmanifest`);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  expect(installabilityErrors).toEqual([]);
  await page.context().close();
});

it("every picture of the manifest is there, as large as it says", async () => {
  const page = await visit();
  await page.goto(server.url);
  const sizes = await page.evaluate(async () => {
    interface Pictured {
      icons: { src: string; sizes: string }[];
    }
    const manifest = (await (await fetch("/manifest.webmanifest")).json()) as Pictured & {
      shortcuts: Pictured[];
    };
    const pictures = [...manifest.icons, ...manifest.shortcuts.flatMap((of) => of.icons)];
    return Promise.all(
      pictures.map(async ({ src, sizes }) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return [src, sizes, sizes === "any" ? "any" : `${image.width}x${image.height}`];
      }),
    );
  });
  for (const [src, said, is] of sizes) expect(is, src).toBe(said);
});

it("what keeps the page is always asked for anew", async () => {
  for (const path of ["/", "/sw.js", "/manifest.webmanifest"]) {
    const { headers } = await fetch(server.url + path);
    expect(headers.get("cache-control"), path).toBe("no-cache");
  }
  const worker = await fetch(`${server.url}/sw.js`);
  expect(worker.headers.get("content-type")).toContain("javascript");
  expect(worker.headers.get("content-security-policy")).toContain("worker-src 'self'");
});

it("a shortcut asks for its game, once", async () => {
  const page = await visit();
  await page.goto(`${server.url}/?play=stellium`);
  const asked = page.getByRole("dialog", { name: "Play Stellium" });
  await asked.waitFor();
  await page.keyboard.press("Escape");
  await asked.waitFor({ state: "detached" });
  await page.reload();
  await page.getByRole("article", { name: "Stellium" }).waitFor();
  expect(await asked.count()).toBe(0);
  expect(new URL(page.url()).search).toBe("");
});

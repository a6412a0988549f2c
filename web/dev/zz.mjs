import { chromium } from "playwright-core";
const url = "http://127.0.0.1:8099";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--headless","--no-sandbox","--disable-gpu","--disable-quic","--no-first-run","--disable-background-networking","--disable-component-update","--disable-sync"] });
async function go(name, viewport, locale, colorScheme) {
  const c = await b.newContext({ viewport, locale, colorScheme, reducedMotion: "reduce", serviceWorkers: "block", hasTouch: viewport.width < 900 });
  const p = await c.newPage(); p.setDefaultTimeout(20000);
  p.on("pageerror", e => console.log(name, "ERR", e.message));
  const shot = n => p.screenshot({ path: `/tmp/shots/${name}-${n}.png` });
  await p.goto(url); await p.waitForSelector("article"); await p.waitForTimeout(600); await shot("first");
  await p.locator("article").first().locator("button").nth(1).click(); await p.waitForSelector("dialog[open] form"); await p.waitForTimeout(500);
  await p.locator("dialog label, dialog [role=radio], dialog input[type=radio]").nth(1).click({force:true}).catch(e=>console.log(e.message)); await p.waitForTimeout(400); await shot("around");
  const names = await p.locator("dialog input[type=text], dialog input:not([type])").all();
  let i = 0; for (const n of names) { if (await n.isVisible()) await n.fill(["Ann","Bob","Cléo"][i++ % 3]); }
  await p.locator("dialog form button.main").click(); 
  await p.waitForURL(/here/).catch(e=>console.log("no here", e.message)); await p.waitForTimeout(2500); await shot("curtain");
  await p.locator("main button.main").first().click().catch(e=>console.log(e.message)); await p.waitForTimeout(1500); await shot("table");
  await p.goto(url + "/open"); await p.waitForTimeout(900); await shot("open");
  await p.goto(url + "/atlas/orion"); await p.waitForTimeout(1200); await shot("atlas");
  await c.close();
}
await go("wide-en", { width: 1440, height: 900 }, "en", "dark");
await go("phone-fr", { width: 360, height: 560 }, "fr", "light");
await go("side-ru", { width: 844, height: 390 }, "ru", "dark");
await b.close();

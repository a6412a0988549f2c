// Notifications: their channels, their subjects, and that they arrive.

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectNothingFound } from "./axe";
import { atATable, inviteTo, join, visit, visitAtHome, WIDE } from "./browser";
import { keep } from "./kept";
import { ownTurn, playOn } from "./play";
import { Hook, Mailbox } from "./receivers";
import { Server } from "./server";

const hook = new Hook();
const mailbox = new Mailbox();

beforeAll(async () => {
  await hook.start();
  await mailbox.start();
});
afterAll(() => {
  hook.end();
  mailbox.end();
});

const server = atATable((url) => [
  ...["--public-url", url, "--push", "mailto:stars@example.org"],
  ...["--mail", `smtp://127.0.0.1:${mailbox.port}?tls=none`, "--mail-from", "stars@example.org"],
  ...["--hooks", "--hooks-to", "127.0.0.0/8"],
]);

/** The smallest page for a thumb, which axe-core may examine. */
const SMALL = {
  viewport: { width: 360, height: 560 },
  hasTouch: true,
  isMobile: true,
  bypassCSP: true,
};

/** From the first page, with a name, to the notification settings. */
async function toNotices(page: Page): Promise<void> {
  await (await openMe(page, server.url)).getByRole("link", { name: "Notifications" }).click();
  await page.getByRole("heading", { name: "Notifications" }).waitFor();
}

/** Enters a name, and opens the settings that appear then. */
async function openMe(page: Page, url: string) {
  await page.goto(url);
  await page.getByRole("button", { name: "Your name and devices" }).click();
  const me = page.getByRole("dialog");
  await me.getByLabel("Your name").fill("Ada");
  await me.getByRole("button", { name: "Keep this name" }).click();
  await me.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Your name and devices" }).click();
  await me.getByRole("link", { name: "My games and ratings" }).waitFor();
  return me;
}

/** A channel, by its name. */
const card = (page: Page, name: string) =>
  page.locator("li").filter({ has: page.getByRole("heading", { name }) });

it("what is chosen is kept, with a thumb and in both themes", async () => {
  for (const colorScheme of ["dark", "light"] as const) {
    const page = await visit({ ...SMALL, colorScheme });
    await toNotices(page);
    await page.getByRole("switch", { name: "a game is over" }).uncheck();
    await page.getByRole("radio", { name: "15 min" }).check();
    await page.getByRole("switch", { name: "Quiet hours" }).check();
    const kept = page.waitForResponse((answer) =>
      (answer.request().postData() ?? "").includes('"from":1410'),
    );
    await page.getByLabel("From").fill("23:30");
    expect((await kept).status()).toBe(200);
    await page.getByText("Discord, Slack or another web-hook").click();
    await page.getByText("E-mail", { exact: true }).click();
    await expectNothingFound(page);

    await page.reload();
    await page.getByRole("heading", { name: "Notifications" }).waitFor();
    expect(await page.getByRole("switch", { name: "a game is over" }).isChecked()).toBe(false);
    expect(await page.getByRole("switch", { name: "it is my turn" }).isChecked()).toBe(true);
    expect(await page.getByRole("radio", { name: "15 min" }).isChecked()).toBe(true);
    expect(await page.getByLabel("From").inputValue()).toBe("23:30");
    await page.context().close();
  }
});

/** The next message of a kind; leftovers of an earlier attempt at a test may come in between. */
async function posted(kind: string) {
  for (;;) {
    const next = await hook.posted.next();
    if (next.kind === kind) return next;
  }
}

/** Adds the web-hook of this test, and returns its code. */
async function addHook(page: Page) {
  await page.getByText("Discord, Slack or another web-hook").click();
  await page.getByRole("radio", { name: "a program (JSON)" }).check();
  await page.getByLabel("Address of the web-hook").fill(hook.url);
  await page.getByRole("button", { name: "Send the code" }).click();
  const own = card(page, "127.0.0.1");
  const { code } = await posted("confirm");
  await own.getByLabel("The code that arrived").fill("aaaaaa");
  await own.getByRole("button", { name: "Confirm" }).click();
  await page.getByText("That is not the code.").waitFor();
  await own.getByLabel("The code that arrived").fill(code ?? "");
  await own.getByRole("button", { name: "Confirm" }).click();
  await own.getByText("Notifications go here.").waitFor();
  return own;
}

it("a server that sends none says nothing of it", async () => {
  const silent = new Server();
  await silent.start();
  const page = await visit(WIDE);
  const asked = page.waitForResponse(`${silent.url}/api/me/notices`);
  const me = await openMe(page, silent.url);
  expect((await asked).status(), "no error for the browser to tell").toBe(200);
  expect(await me.getByRole("link", { name: "Notifications" }).count()).toBe(0);
  await page.goto(`${silent.url}/notices`);
  await page.getByText("This server sends no notifications.").waitFor();
  await silent.end();
});

it("a web-hook is confirmed by its code, tried, and removed", async () => {
  const page = await visit(SMALL);
  await toNotices(page);
  const own = await addHook(page);
  await own.getByRole("button", { name: "Send a test" }).click();
  await posted("test");
  await own.getByRole("button", { name: "Remove" }).click();
  await own.waitFor({ state: "detached" });
});

it("a mailbox is confirmed by its link, and left by another", async () => {
  const page = await visit(WIDE);
  await toNotices(page);
  await page.getByText("E-mail", { exact: true }).click();
  await page.getByLabel("Your address").fill("ada@example.org");
  await page.getByRole("button", { name: "Send the link" }).click();
  const own = card(page, "a…@example.org");
  await own.getByText("Open the link that we sent to a…@example.org.").waitFor();
  const link = (mail: string, what: string) =>
    new RegExp(`http\\S+/notices#${what}=[\\w-]+`).exec(mail)?.[0] ?? "";

  // The link alone is enough, in any browser.
  const other = await visit(SMALL);
  await other.goto(link(await mailbox.mails.next(), "confirm"));
  await other.getByRole("heading", { name: "The address is confirmed" }).waitFor();
  expect(new URL(other.url()).hash).toBe("");
  await page.reload();
  await own.getByRole("button", { name: "Send a test" }).click();

  const stop = link(await mailbox.mails.next(), "stop");
  await other.goto("about:blank");
  await other.goto(stop);
  await other.getByText("They go to a…@example.org.").waitFor();
  await expectNothingFound(other);
  await other.getByRole("button", { name: "End all that go to a…@example.org" }).click();
  await other.getByText("Nothing more goes to a…@example.org.").waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "This device" }).waitFor();
  expect(await own.count()).toBe(0);
  await other.goto("about:blank");
  await other.goto(stop);
  await other.getByText("This link has already been used, or is too old.").waitFor();
});

/** Ada and Bo at a table of Sternenhimmel; the player to move comes first. */
async function twoPlay(ada: Page, bo: Page): Promise<[Page, Page]> {
  await inviteTo(ada, "Sternenhimmel");
  await join(bo, ada.url(), "Bo");
  await ada.getByRole("button", { name: "Start" }).click();
  await Promise.race([ownTurn(ada).waitFor(), ownTurn(bo).waitFor()]);
  return (await ownTurn(ada).isVisible()) ? [ada, bo] : [bo, ada];
}

/** A turn is a figure and a star. */
async function takeTurn(page: Page): Promise<void> {
  await playOn(page, "Sternenhimmel");
  await playOn(page, "Sternenhimmel");
  await ownTurn(page).waitFor({ state: "hidden" });
}

it("who has moved and waits for people is told once that they need not", async () => {
  const [first, second] = await twoPlay(await visit(SMALL), await visit(SMALL));
  const offer = first.getByRole("link", { name: "Leave when you like" });
  expect(await offer.count()).toBe(0);
  await takeTurn(first);
  await offer.waitFor();
  await expectNothingFound(first);
  await first.locator(".controls").getByRole("button", { name: "Close" }).click();
  await offer.waitFor({ state: "detached" });
  await takeTurn(second);
  await takeTurn(first);
  await first.reload();
  await first.getByRole("button", { name: "Leave, end, change device" }).click();
  const table = first.getByRole("switch", { name: "Notify me about this table" });
  const kept = first.waitForResponse((answer) => answer.url().endsWith("/notices"));
  await table.uncheck();
  expect((await kept).status()).toBe(200);
  expect(await offer.count()).toBe(0);
  await first.reload();
  await first.getByRole("button", { name: "Leave, end, change device" }).click();
  await table.waitFor();
  expect(await table.isChecked()).toBe(false);
  await first.getByRole("link", { name: "Choose first where notifications go" }).click();
  await first.getByRole("heading", { name: "Notifications" }).waitFor();
});

it("who is away hears that it is their turn", async () => {
  const [ada, bo] = [await visit(WIDE), await visit(WIDE)];
  await toNotices(ada);
  await ada.getByRole("radio", { name: "1 min" }).check();
  await addHook(ada);
  const [first] = await twoPlay(ada, bo);
  const { pathname } = new URL(ada.url());
  if (first === ada) {
    await takeTurn(ada);
    await ownTurn(bo).waitFor();
  }
  await ada.goto("about:blank");
  await takeTurn(bo);
  const { url } = await posted("turn");
  expect(new URL(url).pathname).toBe(pathname);
});

it("a browser shows what is pushed, and leads to its table", async () => {
  const page = await visitAtHome();
  const context = page.context();
  await context.grantPermissions(["notifications"], { origin: server.url });
  await toNotices(page);
  await page.getByRole("button", { name: "Turn on" }).waitFor();
  await keep(page);
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((found) =>
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
      if (first) found(first.registrationId);
    }),
  );
  await session.send("ServiceWorker.enable");
  const registrationId = await registered;
  const push = (body: string) => {
    const data = JSON.stringify({ title: "Your turn in Astra", body, tag: "abc", url: "/about" });
    const message = { origin: server.url, registrationId, data };
    return session.send("ServiceWorker.deliverPushMessage", message);
  };
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
    });
  await push("At “Ada”.");
  await expect.poll(shown, { timeout: 90_000 }).toEqual(["Your turn in Astra: At “Ada”."]);
  await push("At “Ada” with Bo.");
  await expect.poll(shown, { timeout: 90_000 }).toEqual(["Your turn in Astra: At “Ada” with Bo."]);

  // Like a press, except that browsers let only a real press focus the tab.
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(async () => {
    const own = globalThis as unknown as ServiceWorkerRegistration & EventTarget;
    const { registration } = own as unknown as { registration: ServiceWorkerRegistration };
    const [notification] = await registration.getNotifications();
    const Press = Reflect.get(globalThis, "NotificationEvent") as typeof Event;
    own.dispatchEvent(new Press("notificationclick", { notification } as EventInit));
  });
  await page.waitForURL(`${server.url}/about`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect.poll(shown, { timeout: 90_000 }).toEqual([]);
  await context.close();
});

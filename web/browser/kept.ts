// A page that is stored on its device, and then has no connection.

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { WIDE } from "./browser";
import type { Front } from "./front";

export const WITH_WORKER = { ...WIDE, serviceWorkers: "allow" } as const;

/** Waits until the page is stored, with the words of a language. */
export async function keep(page: Page, language = "en"): Promise<void> {
  const languages = () =>
    page.evaluate(async () => {
      const note = await caches.match("/offline/languages");
      return navigator.serviceWorker.controller ? ((await note?.text()) ?? "").split(" ") : [];
    });
  await expect.poll(languages, { timeout: 60_000 }).toContain(language);
}

/** Runs a task without any connection. */
export async function inFlight(page: Page, front: Front, done: () => Promise<void>): Promise<void> {
  await front.vanish();
  await page.context().setOffline(true);
  try {
    await done();
  } finally {
    await front.comeBack();
    await page.context().setOffline(false);
  }
}

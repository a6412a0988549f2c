// What axe-core finds in a page: nothing, and nothing has to be scrolled sideways.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectNoSidewaysScrolling } from "./browser";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe-core finds, by all of its rules or some. The page has to bypass our own policy, which would
 * keep axe-core out. */
export async function found(page: Page, only?: string[]): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(async (rules) => {
    const { violations } = await window.axe.run(document, rules ? { runOnly: rules } : {});
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  }, only);
}

export async function expectNothingFound(page: Page): Promise<void> {
  expect(await found(page)).toEqual([]);
  await expectNoSidewaysScrolling(page);
}

// Expects that axe-core finds nothing in a page, and that nothing scrolls sideways.

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

/** The findings of axe-core, by all of its rules or some. The page has to bypass our own policy, which
 * would block axe-core. */
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

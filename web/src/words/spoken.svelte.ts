// The language of the page: the browser's at first, then the chosen one. Switched in place. Words come in
// parts, together with the code that uses them: `scripts/words.ts`.

import { keep } from "../shell/store";
import { KEY, type Language, LANGUAGES, SOURCES } from "./sources";
import { type Arguments, Words } from "./words";

export { type Language, LANGUAGES };

/** The parts needed in every language. */
const wanted = new Set(["first"]);
/** How often a language was requested. */
let asked = 0;
/** The latest requested language, loading or loaded. */
let coming: Promise<void> = Promise.resolve();
/** The parts loaded in the current language. */
let there = new Set<string>();
let words = $state.raw(new Words("en", []));

/** The words of the page; components that read them update when the language changes. */
export function spoken(): Words {
  return words;
}

/** A message in the language of the page. */
export function t(id: string, given?: Arguments): string {
  return words.text(id, given);
}

export function speak(language: Language): Promise<void> {
  coming = turnTo(language, ++asked);
  return coming;
}

async function turnTo(language: Language, time: number): Promise<void> {
  const next = new Words(language, []);
  const heard = new Set<string>();
  const missing = () => [...wanted].filter((part) => !heard.has(part));
  // More parts may be needed while some are loading.
  while (missing().length > 0) await hear(next, heard, missing());
  // Another language may have been chosen meanwhile.
  if (time !== asked) return;
  there = heard;
  words = next;
  document.documentElement.lang = language;
}

async function hear(by: Words, heard: Set<string>, parts: string[]): Promise<void> {
  const sources = SOURCES[by.language as Language];
  const all = await Promise.all(parts.map((part) => sources[part]?.()));
  for (const messages of all) if (messages) by.add(messages.default);
  for (const part of parts) heard.add(part);
}

/** From now on these parts are loaded in every language. Code that uses them awaits this. */
export async function speakOf(...parts: string[]): Promise<void> {
  for (const part of parts) wanted.add(part);
  // A language being loaded includes them; if that fails, they are loaded for the old one.
  await coming.catch(() => undefined);
  const missing = parts.filter((part) => !there.has(part));
  if (missing.length === 0) return;
  try {
    await hear(words, there, missing);
  } catch (failed) {
    for (const part of missing) wanted.delete(part);
    throw failed;
  }
}

export async function choose(language: Language): Promise<void> {
  // Stored at once: the choice counts even if the page is left meanwhile.
  keep(KEY, language);
  try {
    await speak(language);
  } catch (failed) {
    keep(KEY, words.language);
    throw failed;
  }
}

// The languages, and the source of their words.

import { SOURCES } from "virtual:words";
import { recall } from "../shell/store";

export { SOURCES };

export const LANGUAGES = { en: "English", fr: "Français", ru: "Русский" } as const;
export type Language = keyof typeof LANGUAGES;

/** The storage key of the chosen language. */
export const KEY = "asterism-language";

/** The language chosen before, or the browser's first language that the page speaks. */
export function preferred(): Language {
  const wanted = [recall(KEY), ...navigator.languages];
  for (const tag of wanted) {
    const language = tag?.slice(0, 2).toLowerCase();
    if (language !== undefined && language in LANGUAGES) return language as Language;
  }
  return "en";
}

/** Requests the words that a path is known to need, ahead of the code that uses them. */
export async function askWordsAhead(path: string): Promise<void> {
  const sources = SOURCES[preferred()];
  const isTable = path.startsWith("/t/");
  const isReplay = isTable && path.endsWith("/replay");
  const parts = ["first", ...(isTable ? ["table"] : []), ...(isReplay ? ["replay"] : [])];
  await Promise.all(parts.map((part) => sources[part]?.()));
}

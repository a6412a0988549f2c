// The languages, and where their words come from.

import { SOURCES } from "virtual:words";
import { recall } from "../shell/store";

export { SOURCES };

export const LANGUAGES = { en: "English", fr: "Français", ru: "Русский" } as const;
export type Language = keyof typeof LANGUAGES;

/** What was chosen is kept under this name. */
export const KEY = "asterism-language";

/** What was chosen before, or the first language of the browser that we speak. */
export function preferred(): Language {
  const wanted = [recall(KEY), ...navigator.languages];
  for (const tag of wanted) {
    const language = tag?.slice(0, 2).toLowerCase();
    if (language !== undefined && language in LANGUAGES) return language as Language;
  }
  return "en";
}

/** Asks for the words that a path is known to need, before there is anything to say them. */
export async function askWordsAhead(path: string): Promise<void> {
  const sources = SOURCES[preferred()];
  const isTable = path.startsWith("/t/");
  const isReplay = isTable && path.endsWith("/replay");
  const parts = ["first", ...(isTable ? ["table"] : []), ...(isReplay ? ["replay"] : [])];
  await Promise.all(parts.map((part) => sources[part]?.()));
}

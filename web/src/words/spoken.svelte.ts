// The language of the page: the browser's at first, then whatever was chosen. Switched in place.

import { type Arguments, Words } from "./words";

export const LANGUAGES = { en: "English", fr: "Français", ru: "Русский" } as const;
export type Language = keyof typeof LANGUAGES;

const KEY = "asterism-language";

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../../../locales/en.ftl?raw"),
  fr: () => import("../../../locales/fr.ftl?raw"),
  ru: () => import("../../../locales/ru.ftl?raw"),
};

let words = $state.raw(new Words("en", ""));

/** The words of the page; whoever reads them in a component hears of another language. */
export function spoken(): Words {
  return words;
}

/** A message in the language of the page. */
export function t(id: string, given?: Arguments): string {
  return words.text(id, given);
}

export async function speak(language: Language): Promise<void> {
  const source = await SOURCES[language]();
  words = new Words(language, source.default);
  document.documentElement.lang = language;
}

export async function choose(language: Language): Promise<void> {
  localStorage.setItem(KEY, language);
  await speak(language);
}

/** What was chosen before, or the first language of the browser that we speak. */
export function preferred(): Language {
  const wanted = [localStorage.getItem(KEY), ...navigator.languages];
  for (const tag of wanted) {
    const language = tag?.slice(0, 2).toLowerCase();
    if (language !== undefined && language in LANGUAGES) return language as Language;
  }
  return "en";
}

// The language of the page: the browser's at first, then whatever was chosen. Switched in place.
// What is said of games is loaded with the first of them.

import { keep, recall } from "../shell/store";
import { type Arguments, type Messages, Words } from "./words";

export const LANGUAGES = { en: "English", fr: "Français", ru: "Русский" } as const;
export type Language = keyof typeof LANGUAGES;

const KEY = "asterism-language";

type Source = () => Promise<{ default: Messages }>;
const PAGE: Record<Language, Source> = {
  en: () => import("../../../locales/en.ftl?page"),
  fr: () => import("../../../locales/fr.ftl?page"),
  ru: () => import("../../../locales/ru.ftl?page"),
};
const GAMES: Record<Language, Source> = {
  en: () => import("../../../locales/en.ftl?games"),
  fr: () => import("../../../locales/fr.ftl?games"),
  ru: () => import("../../../locales/ru.ftl?games"),
};

let current: Language = "en";
let ofGames = false;
/** How often words were asked for, and which of these times they come from. */
let asked = 0;
let shown = 0;
let words = $state.raw(new Words("en", []));

/** The words of the page; whoever reads them in a component hears of another language. */
export function spoken(): Words {
  return words;
}

/** A message in the language of the page. */
export function t(id: string, given?: Arguments): string {
  return words.text(id, given);
}

export async function speak(language: Language): Promise<void> {
  current = language;
  const time = ++asked;
  const parts = ofGames ? [PAGE, GAMES] : [PAGE];
  const sources = await Promise.all(parts.map((part) => part[language]()));
  // Somebody may have chosen again meanwhile, or have come to a game, whose words came first.
  if (current !== language || time < shown) return;
  shown = time;
  words = new Words(
    language,
    sources.flatMap((source) => source.default),
  );
  document.documentElement.lang = language;
}

/** From now on the words of games are there too. */
export async function speakOfGames(): Promise<void> {
  if (ofGames) return;
  ofGames = true;
  await speak(current);
}

export async function choose(language: Language): Promise<void> {
  keep(KEY, language);
  await speak(language);
}

/** What was chosen before, or the first language of the browser that we speak. */
export function preferred(): Language {
  const wanted = [recall(KEY), ...navigator.languages];
  for (const tag of wanted) {
    const language = tag?.slice(0, 2).toLowerCase();
    if (language !== undefined && language in LANGUAGES) return language as Language;
  }
  return "en";
}

// What lessons say is in files of its own, which no other page has to know of.

import { type Language, SOURCES } from "../words/sources";
import { speakOf } from "../words/spoken.svelte";
import type { Messages } from "../words/words";

const OWN: Record<Language, () => Promise<{ default: Messages }>> = {
  en: () => import("../../../locales/learn.en.ftl?learn"),
  fr: () => import("../../../locales/learn.fr.ftl?learn"),
  ru: () => import("../../../locales/learn.ru.ftl?learn"),
};

/** From now on the page speaks of lessons too, in every language. */
export function speakOfLessons(): Promise<void> {
  for (const [language, load] of Object.entries(OWN)) SOURCES[language as Language]["learn"] = load;
  return speakOf("learn");
}

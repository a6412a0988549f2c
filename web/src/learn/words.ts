// The words of lessons and of names on a board are in files of their own, which other pages need not load.

import { type Language, SOURCES } from "../words/sources";
import { speakOf } from "../words/spoken.svelte";
import type { Messages } from "../words/words";

type Source = () => Promise<{ default: Messages }>;

const LESSONS: Record<Language, Source> = {
  en: () => import("../../../locales/learn.en.ftl?learn"),
  fr: () => import("../../../locales/learn.fr.ftl?learn"),
  ru: () => import("../../../locales/learn.ru.ftl?learn"),
};
const NAMES: Record<Language, Source> = {
  en: () => import("../../../locales/learn.en.ftl?name"),
  fr: () => import("../../../locales/learn.fr.ftl?name"),
  ru: () => import("../../../locales/learn.ru.ftl?name"),
};
const COACH: Record<Language, Source> = {
  en: () => import("../../../locales/learn.en.ftl?coach"),
  fr: () => import("../../../locales/learn.fr.ftl?coach"),
  ru: () => import("../../../locales/learn.ru.ftl?coach"),
};

function speakFrom(part: string, sources: Record<Language, Source>): Promise<void> {
  for (const [language, load] of Object.entries(sources))
    SOURCES[language as Language][part] = load;
  return speakOf(part);
}

/** From now on the page includes the words of lessons, in every language. */
export function speakOfLessons(): Promise<void> {
  return speakFrom("learn", LESSONS);
}

/** From now on the page includes the coach's words beside a table. */
export function speakAsCoach(): Promise<void> {
  return speakFrom("coach", COACH);
}

/** From now on the page includes the names of all kinds of things on a board. */
export function speakOfNames(): Promise<void> {
  return speakFrom("name", NAMES);
}

// The languages, and where their words come from: those of the page, and those of games and deals.

import type { Messages } from "./words";

export const LANGUAGES = { en: "English", fr: "Français", ru: "Русский" } as const;
export type Language = keyof typeof LANGUAGES;

type Source = () => Promise<{ default: Messages }>;
export const PAGE: Record<Language, Source> = {
  en: () => import("../../../locales/en.ftl?page"),
  fr: () => import("../../../locales/fr.ftl?page"),
  ru: () => import("../../../locales/ru.ftl?page"),
};

export const GAMES: Record<Language, Source> = {
  en: () => import("../../../locales/en.ftl?games"),
  fr: () => import("../../../locales/fr.ftl?games"),
  ru: () => import("../../../locales/ru.ftl?games"),
};

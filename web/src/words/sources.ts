// The languages, and where their words come from.

export { SOURCES } from "virtual:words";

export const LANGUAGES = { en: "English", fr: "Français", ru: "Русский" } as const;
export type Language = keyof typeof LANGUAGES;

// The words of the atlas, in the language of the page: its stories are long, and no other page needs them.

import { spoken, type Language } from "../words/spoken.svelte";
import { type Arguments, type Messages, Words } from "../words/words";

const SOURCES: Record<Language, () => Promise<{ default: Messages }>> = {
  en: () => import("../../../locales/atlas.en.ftl?atlas"),
  fr: () => import("../../../locales/atlas.fr.ftl?atlas"),
  ru: () => import("../../../locales/atlas.ru.ftl?atlas"),
};

let words = $state.raw<Words | null>(null);

/** Whether any language is loaded; another may be loading. */
export function isSpoken(): boolean {
  return words !== null;
}

/** Switches to the page's language, once its words are loaded. */
export async function speakOfSky(language: string): Promise<void> {
  if (words?.language === language) return;
  const { default: messages } = await SOURCES[language as Language]();
  if (spoken().language === language) words = new Words(language, messages);
}

export function language(): string {
  return words?.language ?? "en";
}

/** A message of the atlas. */
export function a(id: string, given?: Arguments): string {
  return words?.text(id, given) ?? "";
}

/** The name of a constellation. */
export function nameOf(id: string): string {
  return words?.name("card", id) ?? id;
}

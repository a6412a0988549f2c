// The language of the page: the browser's at first, then whatever was chosen. Switched in place.
// What is said of games is loaded with the first of them.

import { keep, recall } from "../shell/store";
import { GAMES, type Language, LANGUAGES, PAGE } from "./sources";
import { type Arguments, Words } from "./words";

export { type Language, LANGUAGES };

const KEY = "asterism-language";

let current: Language = "en";
let ofGames = false;
/** The first words of games, there or on their way. */
let games: Promise<void> | null = null;
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
  try {
    const sources = await Promise.all(parts.map((part) => part[language]()));
    // Somebody may have chosen again meanwhile, or have come to a game, whose words came first.
    if (current !== language || time < shown) return;
    shown = time;
    words = new Words(
      language,
      sources.flatMap((source) => source.default),
    );
    document.documentElement.lang = language;
  } catch (failed) {
    // What is spoken already is spoken on.
    if (time === asked && shown > 0) current = words.language as Language;
    throw failed;
  }
}

/** From now on the words of games are there too. Whoever asks again waits for the same words. */
export function speakOfGames(): Promise<void> {
  ofGames = true;
  games ??= speak(current).catch((failed) => {
    games = null;
    throw failed;
  });
  return games;
}

export async function choose(language: Language): Promise<void> {
  // Kept at once: whoever goes on to another page meanwhile has chosen all the same.
  keep(KEY, language);
  try {
    await speak(language);
  } catch (failed) {
    keep(KEY, words.language);
    throw failed;
  }
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

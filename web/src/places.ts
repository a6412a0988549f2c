// The places other than the first. Their code is loaded when they are needed.

import { load } from "./games/game";
import type { Place } from "./shell/router.svelte";
import { speakOfGames } from "./words/spoken.svelte";

export const PLACES = {
  table: () => import("./table/TablePage.svelte"),
  replay: () => import("./replay/ReplayPage.svelte"),
  rules: () => import("./rules/RulesPage.svelte"),
  pass: () => import("./first/PassPage.svelte"),
  about: () => import("./about/AboutPage.svelte"),
  atlas: () => import("./atlas/AtlasPage.svelte"),
};

/** Asks at once for all that a place is known to need: whoever needs it later asks again. */
export async function askAhead(place: Place): Promise<void> {
  if (place.page === "rules") await Promise.all([PLACES.rules(), load(place.game)]);
  if (place.page === "table" || place.page === "replay") {
    await Promise.all([PLACES[place.page](), speakOfGames()]);
  }
}

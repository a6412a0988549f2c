// The places, and the code of each, which is loaded when somebody goes there.

export const PLACES = {
  first: () => import("./first/FirstPage.svelte"),
  table: () => import("./table/TablePage.svelte"),
  replay: () => import("./replay/ReplayPage.svelte"),
  rules: () => import("./rules/RulesPage.svelte"),
  pass: () => import("./first/PassPage.svelte"),
  about: () => import("./about/AboutPage.svelte"),
};

/** Asks at once for what a path is known to need, by its first word and its last: a link may lead
 * anywhere. Whoever needs it later asks again, and tells if it does not come. */
export async function askAhead(path: string): Promise<void> {
  const [, first = "", , third] = path.split("/");
  if (first === "") await PLACES.first();
  else if (first === "t") await (third === "replay" ? PLACES.replay() : PLACES.table());
  else if (first === "rules") await PLACES.rules();
}

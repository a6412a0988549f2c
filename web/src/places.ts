// The places, and the code of each, which is loaded on the first visit.

const far = () => import("./far");

export const PLACES = {
  first: () => import("./first/FirstPage.svelte"),
  table: () => import("./table/TablePage.svelte"),
  here: () => import("./local/HerePage.svelte"),
  replay: () => import("./replay/ReplayPage.svelte"),
  rules: () => import("./rules/RulesPage.svelte"),
  learn: () => far().then(({ learn }) => learn()),
  solve: () => far().then(({ solve }) => solve()),
  pass: () => far().then(({ pass }) => pass()),
  open: () => far().then(({ open }) => open()),
  person: () => far().then(({ person }) => person()),
  with: () => far().then(({ withThem }) => withThem()),
  notices: () => far().then(({ notices }) => notices()),
  about: () => far().then(({ about }) => about()),
  atlas: () => far().then(({ atlas }) => atlas()),
  nowhere: () => far().then(({ nowhere }) => nowhere()),
};

/** Requests at once what a path is known to need, by its first word and its last: a link may lead
 * anywhere. The code that needs it later asks again, and reports a failure. */
export async function askAhead(path: string): Promise<void> {
  const [, first = "", , third] = path.split("/");
  if (first === "") await PLACES.first();
  else if ((first === "t" || first === "here") && third === "replay")
    await Promise.all([PLACES.table(), PLACES.replay()]);
  else if (first === "t") await PLACES.table();
  else if (first === "here") await PLACES.here();
  else if (first === "rules") await PLACES.rules();
}

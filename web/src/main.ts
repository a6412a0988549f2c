// The beginning, kept small: it asks for everything that will be needed before it has any of it.

import "./styles/tokens.css";
import "./styles/base.css";
import { askAhead } from "./places";
import { buildOfServer, holdBuild, reloadOnce } from "./shell/build";
import { atRest } from "./shell/rest";
import { showWordless } from "./shell/wordless";
import { askWordsAhead } from "./words/sources";

async function begin(): Promise<void> {
  holdBuild();
  const ahead = askAhead(location.pathname).catch(() => undefined);
  askWordsAhead(location.pathname).catch(() => undefined);
  try {
    const { start } = await import("./start");
    // The first page is drawn whole; whoever goes elsewhere is told that it is on its way.
    if (location.pathname === "/") await ahead;
    await start();
    void keepWhenAtRest().catch(() => undefined);
  } catch (failed) {
    // Code and words of an old build are gone with it.
    const isOld = (await buildOfServer()) === "new";
    if (!isOld || !reloadOnce()) showWordless();
    console.error(failed);
  }
}

/** The first visit is over when the page is kept for the next one. */
async function keepWhenAtRest(): Promise<void> {
  await atRest();
  const { start } = await import("./offline/start");
  await start();
}

// Not awaited here: what is loaded waits for this file to be done.
void begin();

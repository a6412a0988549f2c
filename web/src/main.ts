// The entry point, kept small: it requests everything that will be needed before any of it has arrived.

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
    // The first page is drawn whole; all other pages show that they are loading.
    if (location.pathname === "/") await ahead;
    await start();
    void keepWhenAtRest().catch(() => undefined);
  } catch (failed) {
    // The code and words of an old build are gone from the server.
    const isOld = (await buildOfServer()) === "new";
    if (!isOld || !reloadOnce()) showWordless();
    console.error(failed);
  }
}

/** The first visit is complete when the page is stored for the next one. */
async function keepWhenAtRest(): Promise<void> {
  await atRest();
  const { start } = await import("./offline/start");
  await start();
}

// Not awaited here: the loaded modules wait for this file to finish.
void begin();

// The beginning, kept small: it asks for everything that will be needed before it has any of it.

import "./styles/tokens.css";
import "./styles/base.css";
import { askAhead } from "./places";
import { buildOfServer, reloadOnce } from "./shell/build";
import { showWordless } from "./shell/wordless";
import { askWordsAhead } from "./words/sources";

async function begin(): Promise<void> {
  const ahead = askAhead(location.pathname).catch(() => undefined);
  askWordsAhead(location.pathname).catch(() => undefined);
  try {
    const { start } = await import("./start");
    // The first page is drawn whole; whoever goes elsewhere is told that it is on its way.
    if (location.pathname === "/") await ahead;
    await start();
  } catch (failed) {
    // Code and words of an old build are gone with it.
    const isOld = (await buildOfServer()) === "new";
    if (!isOld || !reloadOnce()) showWordless();
    console.error(failed);
  }
}

// Not awaited here: what is loaded waits for this file to be done.
void begin();

import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { askAhead } from "./places";
import { buildOfServer, holdBuild, reloadOnce } from "./shell/build";
import { followReach } from "./shell/reach.svelte";
import { atRest } from "./shell/rest";
import { follow, place } from "./shell/router.svelte";
import { apply } from "./shell/theme.svelte";
import { showWordless } from "./shell/wordless";
import { preferred, speak } from "./words/spoken.svelte";

apply();
follow();
followReach();
holdBuild();
const spoken = speak(preferred());
// Whatever does not come is asked for again where it is needed, which tells if it fails again.
askAhead(place()).catch(() => undefined);
try {
  await spoken;
  mount(App, { target: document.body });
  void keepWhenAtRest().catch(() => undefined);
} catch (failed) {
  // Words of an old build are gone with it.
  const isOld = (await buildOfServer()) === "new";
  if (!isOld || !reloadOnce()) showWordless();
  console.error(failed);
}

/** The first visit is over when the page is kept for the next one. */
async function keepWhenAtRest(): Promise<void> {
  await atRest();
  const { start } = await import("./offline/start");
  await start();
}

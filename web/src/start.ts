// What every page has, drawn once its words are loaded.

import { mount } from "svelte";
import App from "./App.svelte";
import { followReach } from "./shell/reach.svelte";
import { ahead } from "./api";
import { load } from "./games/game";
import { follow, place } from "./shell/router.svelte";
import { apply } from "./shell/theme.svelte";
import { speak } from "./words/spoken.svelte";
import { preferred } from "./words/sources";

apply();
follow();
followReach();
askAbout().catch(() => undefined);

export async function start(): Promise<void> {
  await speak(preferred());
  mount(App, { target: document.body });
}

/** Requests the table that the address names before there is a page for it, and then its board. */
async function askAbout(): Promise<void> {
  const at = place();
  if ((at.page !== "table" && at.page !== "replay") || at.here) return;
  if (at.page === "replay") void ahead.replay(at.id, at.eyes);
  const { game, phase } = await ahead.table(at.id);
  if (phase !== "lobby") await load(game);
}

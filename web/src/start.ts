// What every page has, drawn once its words are there.

import { mount } from "svelte";
import App from "./App.svelte";
import { followReach } from "./shell/reach.svelte";
import { follow } from "./shell/router.svelte";
import { apply } from "./shell/theme.svelte";
import { speak } from "./words/spoken.svelte";
import { preferred } from "./words/sources";

apply();
follow();
followReach();

export async function start(): Promise<void> {
  await speak(preferred());
  mount(App, { target: document.body });
}

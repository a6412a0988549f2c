import { mount } from "svelte";
import { keepHere } from "./keeper.svelte";
import NewVersion from "./NewVersion.svelte";

/** Starts to keep the page on this device, and to offer newer builds. */
export async function start(): Promise<void> {
  mount(NewVersion, { target: document.body });
  await keepHere();
}

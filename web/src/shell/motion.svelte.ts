// Whether motion is wanted: the system says so.

import { MediaQuery } from "svelte/reactivity";

const reduced = new MediaQuery("(prefers-reduced-motion: reduce)");

export function isStill(): boolean {
  return reduced.current;
}

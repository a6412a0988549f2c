// Whether the window is too narrow for columns beside the board. The same width is in Play.svelte.

import { MediaQuery } from "svelte/reactivity";

const query = new MediaQuery("(width < 1200px)");

export function isNarrow(): boolean {
  return query.current;
}

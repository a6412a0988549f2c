// What is pressed answers first; what is said of it beside may come a frame later.

import { untrack } from "svelte";

/** Calls after the next frame was drawn; the answer calls it off. */
export function afterFrame(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => (timer = setTimeout(call));
  // Nothing is drawn of a page that is not seen.
  const frame = document.hidden ? void soon() : requestAnimationFrame(soon);
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** A value that follows another one after the next frame. */
export function later<Value>(of: () => Value): () => Value {
  let shown = $state.raw(untrack(of));
  $effect(() => {
    const next = of();
    if (next !== untrack(() => shown)) return afterFrame(() => (shown = next));
  });
  return () => shown;
}

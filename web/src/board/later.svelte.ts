// The pressed element responds first; texts about it may follow a frame later.

import { untrack } from "svelte";

/** Calls after the next frame was drawn; the returned function cancels it. */
export function afterFrame(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => (timer = setTimeout(call));
  // A hidden page draws no frames.
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

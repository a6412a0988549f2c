// Makes an element that is no HTML button, such as a star in a drawing, pressable like one: by click, Enter
// and Space. The element has `role="button"` and a `tabindex`. One listener serves the whole page.

import type { Attachment } from "svelte/attachments";
import { nearest } from "./nearest";

const acts = new WeakMap<Element, () => void>();

export function press(act: () => void): Attachment<Element> {
  return (node) => {
    acts.set(node, act);
    return () => acts.delete(node);
  };
}

if (typeof document !== "undefined") {
  document.addEventListener("click", ({ target }) => {
    const node = nearest(target, acts);
    if (node) acts.get(node)?.();
  });
  document.addEventListener("keydown", (event) => {
    const act = acts.get(event.target as Element);
    if (!act || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    act();
  });
}

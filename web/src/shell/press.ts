// Makes something that is no button of HTML, a star in a drawing, pressable like one.

import type { Action } from "svelte/action";

/** Presses on click, Enter and Space. The element has `role="button"` and a `tabindex`. */
export const press: Action<SVGElement, () => void> = (node, onpress) => {
  let act = onpress;
  const click = () => act();
  const key = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    act();
  };
  node.addEventListener("click", click);
  node.addEventListener("keydown", key);
  return {
    update: (next) => (act = next),
    destroy: () => {
      node.removeEventListener("click", click);
      node.removeEventListener("keydown", key);
    },
  };
};

// What explains itself: under the pointer, with the focus, and to a finger that rests on it.

import type { Action } from "svelte/action";
import { on } from "svelte/events";

export interface Explained {
  text: string;
  /** Shows the text; nothing once it is no longer asked for. */
  show: ((text: string) => void) | undefined;
}

/** How long a finger rests on something before it is explained instead of pressed, in milliseconds. */
const LONG = 450;
/** How far it may move meanwhile, in pixels. */
const STILL = 8;

export const explain: Action<Element, Explained> = (node, explained) => {
  let now = explained;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let told = false;
  const show = () => now.show?.(now.text);
  const hide = () => now.show?.("");
  const forget = () => clearTimeout(timer);
  const listeners: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } =
    {
      // A mouse that moves, not one under which something new appears.
      pointermove: ({ pointerType, clientX, clientY }) => {
        if (pointerType !== "touch") show();
        else if (Math.hypot(clientX - from.x, clientY - from.y) > STILL) forget();
      },
      pointerleave: ({ pointerType }) => {
        forget();
        if (pointerType !== "touch") hide();
      },
      focus: () => node.matches(":focus-visible") && show(),
      blur: hide,
      pointerdown: ({ pointerType, clientX, clientY }) => {
        told = false;
        if (pointerType !== "touch") return;
        from = { x: clientX, y: clientY };
        timer = setTimeout(() => {
          told = true;
          show();
        }, LONG);
      },
      pointerup: forget,
      pointercancel: forget,
      contextmenu: (event) => event.preventDefault(),
      click: (event) => {
        if (told) event.stopImmediatePropagation();
      },
    };
  const all = Object.entries(listeners) as [string, EventListener][];
  // A click is caught before whatever it does.
  const off = all.map(([name, listener]) =>
    on(node, name, listener, { capture: name === "click" }),
  );
  return {
    update: (next) => {
      now = next;
    },
    destroy: () => {
      forget();
      off.forEach((end) => end());
    },
  };
};

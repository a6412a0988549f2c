// What explains itself: under the pointer, with the focus, and to a finger that rests on it. One
// listener hears for the whole page, and a text is made when it is asked for.

import type { Attachment } from "svelte/attachments";
import { nearest } from "./nearest";

/** How long a finger rests on something before it is explained instead of pressed, in milliseconds. */
const LONG = 450;
/** How far it may move meanwhile, in pixels. */
const STILL = 8;

const texts = new WeakMap<Element, () => string>();
let current = $state.raw<Element | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;
let from = { x: 0, y: 0 };
let told = false;

/** What is explained now; nothing if nothing is. */
export function explained(): string {
  return (current?.isConnected && texts.get(current)?.()) || "";
}

/** What explains itself now: what is pointed at, has the focus, or lies under a resting finger. */
export function pointedAt(): Element | null {
  return current;
}

/** Explains an element with this text. */
export function explain(text: () => string): Attachment<Element> {
  return (node) => {
    texts.set(node, text);
    return () => texts.delete(node);
  };
}

function onpointermove({ pointerType, clientX, clientY, target }: PointerEvent): void {
  // A mouse that moves, not one under which something new appears.
  if (pointerType !== "touch") current = nearest(target, texts);
  else if (Math.hypot(clientX - from.x, clientY - from.y) > STILL) clearTimeout(timer);
}

function onpointerdown({ pointerType, clientX, clientY, target }: PointerEvent): void {
  told = false;
  if (pointerType !== "touch") return;
  current = null;
  from = { x: clientX, y: clientY };
  clearTimeout(timer);
  timer = setTimeout(() => {
    current = nearest(target, texts);
    told = current !== null;
  }, LONG);
}

function onclick(event: MouseEvent): void {
  if (!told) return;
  told = false;
  event.stopPropagation();
  event.preventDefault();
}

/** Follows the focus. Afterwards: it also moves while something is drawn, when nothing may change. */
function follow(): void {
  queueMicrotask(() => {
    const focused = document.activeElement;
    current = focused?.matches(":focus-visible") ? nearest(focused, texts) : null;
  });
}

if (typeof document !== "undefined") {
  const forget = () => clearTimeout(timer);
  document.addEventListener("pointermove", onpointermove, { passive: true });
  document.addEventListener("pointerdown", onpointerdown, { passive: true });
  document.addEventListener("pointerup", forget);
  document.addEventListener("pointercancel", forget);
  document.addEventListener("pointerleave", () => (current = null));
  document.addEventListener("focusin", follow);
  document.addEventListener("focusout", follow);
  // A press that was long is caught before whatever it would do.
  document.addEventListener("click", onclick, { capture: true });
  document.addEventListener("contextmenu", (event) => {
    if (nearest(event.target, texts)) event.preventDefault();
  });
}

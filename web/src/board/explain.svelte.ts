// Explanations of things on the page: under the pointer, with the focus, and under a finger that rests on
// them. One listener serves the whole page, and a text is made when it is needed. `Names.svelte` shows all of
// them at once.

import type { Attachment } from "svelte/attachments";
import { nearest } from "./nearest";

/** How long a finger must rest on something for an explanation instead of a press, in milliseconds. */
const LONG = 450;
/** How far it may move meanwhile, in pixels. */
const STILL = 8;
/** The attribute that marks elements with an explanation. */
const MARK = "data-explains";

interface Explanation {
  text: () => string;
  /** What kind of thing it is, where there are many of a kind. */
  kind: (() => string) | undefined;
}

const texts = new WeakMap<Element, Explanation>();
let current = $state.raw<Element | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;
let from = { x: 0, y: 0 };
let told = false;

/** The current explanation; empty if there is none. */
export function explained(): string {
  return (current?.isConnected && texts.get(current)?.text()) || "";
}

/** The element being explained: pointed at, focused, or under a resting finger. */
export function pointedAt(): Element | null {
  return current;
}

/** Explains an element with this text. Where there are many of a kind, `kind` describes all of them: its
 * words are loaded once things are named (`learn/words.ts`). */
export function explain(text: () => string, kind?: () => string): Attachment<Element> {
  return (node) => {
    texts.set(node, { text, kind });
    node.setAttribute(MARK, "");
    return () => texts.delete(node);
  };
}

/** The explained elements inside a part of the page that have a place there; a finger may be too wide for
 * them. Of nested ones, only the innermost: what contains them says the same of all of them. */
export function explaining(root: ParentNode): Element[] {
  const all = [...root.querySelectorAll(`[${MARK}]`)].filter((node) => texts.has(node));
  const outer = new Set(all.map((node) => node.parentElement?.closest(`[${MARK}]`)));
  return all.filter((node) => !outer.has(node) && isDrawn(node));
}

/** The name of an element: its kind, where there are many of it, or its own explanation. */
export function nameOf(node: Element): string {
  const { text, kind } = texts.get(node) ?? {};
  return (kind ?? text)?.() ?? "";
}

/** The explained element at a point of the page: the target, or something drawn below it, such as a star
 * of a card that is pressed as a whole. */
export function explainingAt(target: EventTarget | null, x: number, y: number): Element | null {
  const direct = nearest(target, texts);
  const root = target instanceof Element ? target.closest("#board") : null;
  if (direct || !root) return direct;
  const sizes = explaining(root).flatMap((node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    const isHit = x >= left && x <= right && y >= top && y <= bottom;
    return isHit ? [{ node, size: (right - left) * (bottom - top) }] : [];
  });
  return sizes.toSorted((one, other) => one.size - other.size)[0]?.node ?? null;
}

function isDrawn(node: Element): boolean {
  const { width, height } = node.getBoundingClientRect();
  return width > 0 && height > 0;
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
    current = explainingAt(target, clientX, clientY);
    told = current !== null;
  }, LONG);
}

function onclick(event: MouseEvent): void {
  if (!told) return;
  told = false;
  event.stopPropagation();
  event.preventDefault();
}

/** Follows the focus, but deferred: the focus also moves during drawing, when nothing may change. */
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
  // A long press is caught before it has its usual effect.
  document.addEventListener("click", onclick, { capture: true });
  document.addEventListener("contextmenu", (event) => {
    if (explainingAt(event.target, event.clientX, event.clientY)) event.preventDefault();
  });
}

// The focus is not lost when what was pressed is gone: it waits at the bag, and goes on from there to
// what can be done next.

import type { Attachment } from "svelte/attachments";

const BAG = "section[tabindex='-1']";
/** What can be done next, the likeliest first. */
const NEXT = [`${BAG} .button`, `${BAG} .pick`, ".push", ".spot.free", ".objective.free"];

/** Looks after the focus whenever what is legal changes. */
export function keepFocus(legal: () => readonly string[]): Attachment<HTMLElement> {
  let last: Element | null = null;
  return (board) => {
    const remember = ({ target }: FocusEvent) => (last = target as Element);
    const bag = () => board.querySelector<HTMLElement>(BAG);
    board.addEventListener("focusin", remember);
    $effect(() => {
      const may = legal().length > 0;
      const lost = document.activeElement === document.body && last !== null && !last.isConnected;
      if (lost) bag()?.focus({ preventScroll: true });
      if (!may || document.activeElement !== bag()) return;
      const next = NEXT.map((each) => board.querySelector<HTMLElement>(each)).find(Boolean);
      next?.focus({ preventScroll: true });
    });
    return () => board.removeEventListener("focusin", remember);
  };
}

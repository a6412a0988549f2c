// The focus is not lost when the pressed element is gone: it waits at the bag, and moves on to the next
// possible action.

import type { Attachment } from "svelte/attachments";
import { afterFrame } from "../../board/later.svelte";

const BAG = "section[tabindex='-1']";
/** The next possible actions, likeliest first. */
const NEXT = [`${BAG} .button`, `${BAG} .pick`, ".push", ".spot.free", ".objective.free"];

/** Restores the focus whenever the legal moves change. */
export function keepFocus(legal: () => readonly string[]): Attachment<HTMLElement> {
  let last: Element | null = null;
  return (board) => {
    const remember = ({ target }: FocusEvent) => (last = target as Element);
    const bag = () => board.querySelector<HTMLElement>(BAG);
    board.addEventListener("focusin", remember);
    $effect(() => {
      const may = legal().length > 0;
      // Once the board was drawn: taking the focus earlier would lay it out twice.
      return afterFrame(() => {
        const lost = document.activeElement?.contains(board) && last !== null && !last.isConnected;
        if (lost) bag()?.focus({ preventScroll: true });
        if (!may || document.activeElement !== bag()) return;
        const next = NEXT.map((each) => board.querySelector<HTMLElement>(each)).find(Boolean);
        next?.focus({ preventScroll: true });
      });
    });
    return () => board.removeEventListener("focusin", remember);
  };
}

// Arrow keys move from one of several buttons to the next, in a row or a list.

import type { Attachment } from "svelte/attachments";

const STEPS: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** Walks the elements that match a selector, wrapping around unless it has an end. */
export function arrows(
  selector: string,
  { ends = false, onreach }: { ends?: boolean; onreach?: (button: HTMLElement) => void } = {},
): Attachment<HTMLElement> {
  return (node) => {
    const walk = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      const from = (event.target as Element).closest<HTMLElement>(selector);
      if (step === undefined || !from) return;
      event.preventDefault();
      const all = [...node.querySelectorAll<HTMLElement>(selector)];
      const next = all.indexOf(from) + step;
      const reached = all[ends ? next : (next + all.length) % all.length];
      reached?.focus();
      if (reached) onreach?.(reached);
    };
    node.addEventListener("keydown", walk);
    return () => node.removeEventListener("keydown", walk);
  };
}

// The parts of a board by the names it gives them: `data-part`.

/** Whether an element has a place on the page: a board may draw only some of its parts. */
function isDrawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** The drawn part of this name; the first, where it is drawn large and small. */
export function partNamed(name: string): HTMLElement | SVGElement | null {
  const all = document.querySelectorAll<HTMLElement | SVGElement>(
    `[data-part="${CSS.escape(name)}"]`,
  );
  return [...all].find(isDrawn) ?? null;
}

// The parts of a board by the names it gives them: `data-part`.

/** Whether any of an element can be seen: the board may scroll, or show another part of itself. */
function isDrawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

/** The part of this name that is drawn; the first, where it is drawn large and small. */
export function partNamed(name: string | undefined): HTMLElement | SVGElement | null {
  if (name === undefined) return null;
  const all = document.querySelectorAll<HTMLElement | SVGElement>(
    `[data-part="${CSS.escape(name)}"]`,
  );
  return [...all].find(isDrawn) ?? null;
}

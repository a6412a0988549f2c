/** The element an event met, or the nearest around it, that something is known of. */
export function nearest(
  target: EventTarget | null,
  known: WeakMap<Element, unknown>,
): Element | null {
  let node = target instanceof Element ? target : null;
  while (node && !known.has(node)) node = node.parentElement;
  return node;
}

/** The target of an event, or the nearest element around it, that has an entry. */
export function nearest(
  target: EventTarget | null,
  known: WeakMap<Element, unknown>,
): Element | null {
  let node = target instanceof Element ? target : null;
  while (node && !known.has(node)) node = node.parentElement;
  return node;
}

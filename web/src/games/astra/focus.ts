import { afterFrame } from "../../board/later.svelte";

const REACHED = "[tabindex='0'], button:not([tabindex='-1'])";

/** If the focused element is gone after the board is redrawn, the focus moves to the element nearest to
 * its place. */
export function keepFocus(board: HTMLElement): void {
  const around: Element[] = [];
  let each = board.contains(document.activeElement) ? document.activeElement : null;
  for (; each && each !== board; each = each.parentElement) around.push(each);
  if (around.length === 0) return;
  // A new card has its stars once it was measured.
  afterFrame(() => {
    if (!document.activeElement?.contains(board)) return;
    const reached = [...around, board]
      .filter((place) => place.isConnected)
      .map((place) => place.querySelector<HTMLElement>(REACHED))
      .find((found) => found && !found.closest("[inert]"));
    reached?.focus();
  });
}

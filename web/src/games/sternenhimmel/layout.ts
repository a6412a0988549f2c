// How large discs can be, side by side.

/** What a disc needs beside its round: the gap to the next one, and the line below it. */
const GAP = 20;
const CAPTION = 44;

/** The largest width at which so many discs find room. */
export function fit(width: number, height: number, count: number): number {
  let best = 0;
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const wide = (width - GAP * (columns - 1)) / columns;
    const high = (height - CAPTION * rows) / rows;
    best = Math.max(best, Math.min(wide, high));
  }
  return Math.max(0, Math.floor(best));
}

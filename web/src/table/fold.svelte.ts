// What folds away in a column where not all of it fits.

export class Fold {
  /** Whether it did not fit. */
  folded = $state(false);

  /** Looks again whether all of it fits, once something else is in the column. */
  again(): void {
    this.folded = false;
  }

  /** Follows a column that scrolls, by what is in it. */
  readonly follow = (content: HTMLElement): (() => void) => {
    const column = content.parentElement as HTMLElement;
    let height = 0;
    let frame = 0;
    // In the next frame: what changes sizes must not change them while they are told.
    const look = () => {
      const isTaller = column.clientHeight > height;
      height = column.clientHeight;
      if (this.folded) this.folded = !isTaller;
      else this.folded = column.scrollHeight > height;
    };
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    });
    observer.observe(column);
    observer.observe(content);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  };
}

// Folds content away in a column that it does not fit into.

export class Fold {
  /** Whether it did not fit. */
  folded = $state(false);

  /** Checks again whether everything fits, after the column's content has changed. */
  again(): void {
    this.folded = false;
  }

  /** Observes a scrolling column through its content. */
  readonly follow = (content: HTMLElement): (() => void) => {
    const column = content.parentElement as HTMLElement;
    let height = 0;
    let frame = 0;
    // In the next frame: sizes must not change while they are being reported.
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

// Shows moves one at a time, each for as long as it takes to see it: bots are fast, eyes are not.

export class Pace<T> {
  #show: (move: T) => void;
  #lingers: (move: T) => number;
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(show: (move: T) => void, lingers: (move: T) => number) {
    this.#show = show;
    this.#lingers = lingers;
  }

  /** Whether something is yet to be shown. */
  get behind(): boolean {
    return this.#waiting.length > 0;
  }

  add(move: T): void {
    this.#waiting.push(move);
    if (this.#timer === undefined) this.#next();
  }

  /** Shows all that waits, now. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const move of this.#waiting.splice(0)) this.#show(move);
  }

  /** Forgets all that waits: the table is shown anew. */
  clear(): void {
    this.#waiting.length = 0;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #next(): void {
    this.#timer = undefined;
    const move = this.#waiting.shift();
    if (move === undefined) return;
    this.#show(move);
    const time = this.#lingers(move);
    if (time > 0) this.#timer = setTimeout(() => this.#next(), time);
    else this.#next();
  }
}

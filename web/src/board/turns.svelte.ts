// A board that comes is drawn part by part, each in a task of its own: a slow phone would be busy for a
// third of a second with all of it at once, and deaf meanwhile. What is around it is drawn first; once all
// parts have come, whatever is new is drawn at once.

import { flushSync } from "svelte";
import { afterFrame } from "./later.svelte";

/** Whose turn is still to come, the next one first. */
const waiting: (() => void)[] = [];
/** Where among them a part comes in: what is inside a part is drawn right after it. */
let place = Infinity;
/** A board comes: parts wait for their turn. */
let isComing = false;

const { port1: here, port2: there } = new MessageChannel();
here.onmessage = drawNext;
/** In another task. A timer would wait longer than that, and for seconds where nobody looks. */
const goOn = () => there.postMessage(null);

/** A board comes, or a page that has one. */
export function begin(): void {
  if (isComing) return;
  isComing = true;
  afterFrame(goOn);
}

/** How many of so many parts are to be drawn by now: one more with each turn, in the order in which all have
 * asked. Once they have come, however many there are. */
export function turns(count: number): () => number {
  let drawn = $state.raw(isComing && count > 0 ? 0 : Infinity);
  const own = isComing
    ? Array.from({ length: count }, (_, at) => () => {
        drawn = at + 1 < count ? at + 1 : Infinity;
      })
    : [];
  waiting.splice(place, 0, ...own);
  place += own.length;
  $effect(() => () => {
    const left = waiting.filter((each) => !own.includes(each));
    waiting.splice(0, Infinity, ...left);
  });
  return () => drawn;
}

/** Whether it is a part's turn to be drawn. */
export function turn(): () => boolean {
  const drawn = turns(1);
  return () => drawn() > 0;
}

function drawNext(): void {
  const next = waiting.shift();
  place = 0;
  try {
    if (next) flushSync(next);
  } finally {
    place = Infinity;
    isComing = waiting.length > 0;
    if (isComing) goOn();
  }
}

// A new board is drawn part by part, each in a task of its own: drawing all of it at once would block a slow
// phone for a third of a second, without any response to input. The surroundings are drawn first; once all
// parts are there, anything new is drawn at once.

import { flushSync } from "svelte";
import { afterFrame } from "./later.svelte";

/** Parts still waiting for their turn, next one first. */
const waiting: (() => void)[] = [];
/** Where a new part is inserted: the parts inside a part are drawn right after it. */
let place = Infinity;
/** A board is appearing: parts wait for their turn. */
let isComing = false;

const { port1: here, port2: there } = new MessageChannel();
here.onmessage = drawNext;
/** Continues in another task. A timer would wait longer, and for seconds in a hidden page. */
const goOn = () => there.postMessage(null);

/** Starts a new board, or a page that has one. */
export function begin(): void {
  if (isComing) return;
  isComing = true;
  afterFrame(goOn);
}

/** How many of `count` parts are to be drawn by now: one more with each turn, in the order of the
 * requests. Once the board is complete, all of them. */
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

/** Whether it is this part's turn to be drawn. */
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

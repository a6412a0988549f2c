// The thread of reviews: a quick pass over the whole game, then a longer one, worst moves first.

import address from "asterism-module";
import { instantiate, type Module, moduleEyes } from "../local/module";
import type { Eyes } from "../shell/router.svelte";
import { halfway, type Review } from "./review";

export interface ToReviewer {
  record: unknown;
  eyes: Eyes;
}

export type FromReviewer =
  | { review: Review | null; done: number }
  /** The review failed. */
  | { failed: string };

/** The simulations per decision of the quick pass; the long pass uses the default. */
const SOON = 600;
/** The quick pass's share of the progress bar. */
const SOON_PART = 0.08;
/** How often partial results are sent, in milliseconds. */
const OFTEN = 700;

const post = (message: FromReviewer) => postMessage(message);

function ask(module: Module, request: Parameters<Module>[0]): unknown {
  const { refused, value } = module(request);
  if (refused) throw new Error(refused.message);
  return value;
}

const reviewed = (module: Module) => ask(module, "reviewed") as Review;

/** Positions by what the move from there lost. */
function worstFirst({ graph }: Review): number[] {
  const loss = (at: number) => {
    const { seat, play } = graph[at + 1] ?? {};
    return seat === undefined ? 0 : -(play?.[seat] ?? 0);
  };
  return [...graph.keys()].sort((one, other) => loss(other) - loss(one));
}

function review(module: Module, { record, eyes }: ToReviewer): void {
  const begin = { record, eyes: moduleEyes(eyes), efforts: [SOON, null] };
  const positions = ask(module, { review: begin }) as number;
  let told = 0;
  const tell = (done: number, found: () => Review | null) => {
    if (done < 1 && performance.now() - told < OFTEN) return;
    told = performance.now();
    post({ review: found(), done });
  };
  for (let at = 0; at < positions; at++) {
    ask(module, { look: { at, effort: 0 } });
    tell((SOON_PART * at) / positions, () => null);
  }
  told = 0;
  const looked = new Set<number>();
  for (const at of worstFirst(reviewed(module))) {
    tell(SOON_PART + ((1 - SOON_PART) * looked.size) / positions, () =>
      halfway(reviewed(module), looked),
    );
    ask(module, { look: { at, effort: 1 } });
    looked.add(at);
  }
  tell(1, () => reviewed(module));
}

const module = fetch(address).then(instantiate);
onmessage = ({ data }: MessageEvent<ToReviewer>) =>
  void module
    .then((module) => review(module, data))
    .catch((why: unknown) => post({ failed: String(why) }));

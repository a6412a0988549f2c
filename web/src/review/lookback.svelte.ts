// A review in progress.

import type { Home } from "../home";
import type { Eyes } from "../shell/router.svelte";
import { keep, recall } from "./kept";
import type { Review } from "./review";
import type { FromReviewer, ToReviewer } from "./worker";

export class Lookback {
  /** The results so far; null until the first quick pass is complete. */
  review = $state.raw<Review | null>(null);
  /** The progress, from 0 to 1. */
  done = $state(0);
  runs = $state(false);
  failed = $state(false);
  #worker: Worker | null = null;

  /** Shows the existing review, if there is one. */
  async open(id: string, eyes: Eyes): Promise<void> {
    this.stop();
    this.review = null;
    this.failed = false;
    const kept = await recall(id, eyes).catch(() => null);
    if (kept && !this.runs) {
      this.review = kept;
      this.done = 1;
    }
  }

  /** Makes the review. */
  async start(home: Home, id: string, eyes: Eyes): Promise<void> {
    this.stop();
    this.runs = true;
    this.failed = false;
    this.done = 0;
    try {
      const record = await home.record(id);
      const worker = new Worker(new URL("./worker.ts", import.meta.url), {
        type: "module",
        name: "review",
      });
      this.#worker = worker;
      worker.onerror = () => this.#fail();
      worker.onmessage = ({ data }: MessageEvent<FromReviewer>) => {
        if (worker !== this.#worker) return;
        if ("failed" in data) return this.#fail();
        this.review = data.review ?? this.review;
        this.done = data.done;
        if (data.done < 1 || !data.review) return;
        this.stop();
        keep(id, eyes, data.review).catch(() => undefined);
      };
      worker.postMessage({ record, eyes } satisfies ToReviewer);
    } catch {
      this.#fail();
    }
  }

  /** The results so far remain. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.runs = false;
  }

  #fail(): void {
    this.stop();
    this.failed = true;
  }
}

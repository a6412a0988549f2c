// Where reviews are kept once they are made: this browser alone has them.

import type { Eyes } from "../shell/router.svelte";
import type { Review } from "./review";

const REVIEWS = "reviews";
/** Of this version: what another search has found is found anew. */
const KEPT = `${REVIEWS}-2`;

const folder = (id: string) => `/${REVIEWS}/${id}/`;
const place = (id: string, eyes: Eyes) => folder(id) + String(eyes ?? "everybody");

export async function recall(id: string, eyes: Eyes): Promise<Review | null> {
  if (typeof caches === "undefined") return null;
  const kept = await (await caches.open(KEPT)).match(place(id, eyes));
  return kept ? ((await kept.json()) as Review) : null;
}

export async function keep(id: string, eyes: Eyes, review: Review): Promise<void> {
  if (typeof caches === "undefined") return;
  for (const name of await caches.keys()) {
    if (name.startsWith(REVIEWS) && name !== KEPT) await caches.delete(name);
  }
  await (await caches.open(KEPT)).put(place(id, eyes), Response.json(review));
}

/** A table that is gone leaves no reviews behind. */
export async function forget(id: string): Promise<void> {
  if (typeof caches === "undefined") return;
  const kept = await caches.open(KEPT);
  for (const { url } of await kept.keys()) {
    if (new URL(url).pathname.startsWith(folder(id))) await kept.delete(url);
  }
}

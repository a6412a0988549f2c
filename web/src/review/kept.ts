// The store of finished reviews, in this browser only.

import type { Eyes } from "../shell/router.svelte";
import type { Review } from "./review";

const REVIEWS = "reviews";
/** The version: reviews by an older search are made anew. */
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

/** Removes the reviews of a deleted table. */
export async function forget(id: string): Promise<void> {
  if (typeof caches === "undefined") return;
  const kept = await caches.open(KEPT);
  for (const { url } of await kept.keys()) {
    if (new URL(url).pathname.startsWith(folder(id))) await kept.delete(url);
  }
}

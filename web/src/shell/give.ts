// Passes a link on: by the device's own way of sharing, or by copying it.

import { t } from "../words/spoken.svelte";
import { tell } from "./notices.svelte";

export async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    tell(t("page-link-copied"));
  } catch {
    tell(t("page-link-not-copied", { url }));
  }
}

export const canShare = "share" in navigator;

export function share(url: string): void {
  // A cancelled share needs no message.
  navigator.share({ title: "Asterism", url }).catch(() => undefined);
}

export function give(url: string): void {
  if (canShare) share(url);
  else void copy(url);
}

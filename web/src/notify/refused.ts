// Why a request about notifications failed. Its words are separate, so that no other page loads them.

import type { Failed } from "../api";
import { tell, whyNot } from "../shell/notices.svelte";
import { spoken, t } from "../words/spoken.svelte";

/** The message for it. */
export function whyRefused(failed: Failed): string {
  const own = `page-notify-refused-${failed.asked}-${failed.code}`;
  return spoken().has(own) ? own : whyNot(failed);
}

export function tellWhy(failed: Failed): void {
  tell(t(whyRefused(failed)));
}

// Why something about notifications was not done. It has words of its own, which no other page has to load.

import type { Failed } from "../api";
import { tell, whyNot } from "../shell/notices.svelte";
import { spoken, t } from "../words/spoken.svelte";

/** The message that says it. */
export function whyRefused(failed: Failed): string {
  const own = `page-notify-refused-${failed.asked}-${failed.code}`;
  return spoken().has(own) ? own : whyNot(failed);
}

export function tellWhy(failed: Failed): void {
  tell(t(whyRefused(failed)));
}

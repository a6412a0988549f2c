import { choose, type Language, t } from "../words/spoken.svelte";
import { tell } from "./notices.svelte";

/** Speaks another language from now on, or says why not. */
export function speakIn(language: Language): void {
  choose(language).catch(() => tell(t("page-load-failed")));
}

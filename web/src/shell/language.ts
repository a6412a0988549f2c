import { choose, type Language, t } from "../words/spoken.svelte";
import { tell } from "./notices.svelte";

/** Switches to another language, or says why not. */
export function speakIn(language: Language): void {
  choose(language).catch(() => tell(t("page-load-failed")));
}

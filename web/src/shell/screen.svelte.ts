// How much room there is around a board. What does not fit beside it folds away: first the log, then
// the details of the seats, then the seats themselves.
//
// - `wide`: the seats left, the log right
// - `middling`: the seats left, the log behind a button
// - `flat`, a phone on its side or a page that is zoomed: everything else in one column right
// - `narrow`: one under the other

import { MediaQuery } from "svelte/reactivity";

export type Screen = "wide" | "middling" | "flat" | "narrow";

const wide = new MediaQuery("(width >= 1400px) and (height >= 640px)");
const flat = new MediaQuery("(height < 540px) and (width >= 560px)");
const short = new MediaQuery("(height < 620px)");
const middling = new MediaQuery("(width >= 900px)");

/** Whether there is no room even for the text below the board: it is in the log. */
export function isShort(): boolean {
  return screen() === "narrow" && short.current;
}

export function screen(): Screen {
  if (wide.current) return "wide";
  if (flat.current) return "flat";
  return middling.current ? "middling" : "narrow";
}

// Night or paper: the system's preference, until one is chosen.

import { keep, recall } from "./store";

export type Theme = "night" | "paper";

const KEY = "asterism-theme";
const light = matchMedia("(prefers-color-scheme: light)");

let chosen = $state<Theme | null>(recall(KEY) as Theme | null);
let system = $state<Theme>(light.matches ? "paper" : "night");

export function theme(): Theme {
  return chosen ?? system;
}

export function chooseTheme(next: Theme): void {
  chosen = next;
  keep(KEY, next);
  apply();
}

/** Applies the theme to the document; the first time before anything is drawn. */
export function apply(): void {
  document.documentElement.dataset["theme"] = theme();
  const ground = getComputedStyle(document.documentElement).getPropertyValue("--ground");
  // Either of them may be picked by the system's own theme.
  const themed = document.querySelectorAll("meta[name=theme-color]");
  for (const meta of themed) meta.setAttribute("content", ground);
}

light.addEventListener("change", () => {
  system = light.matches ? "paper" : "night";
  apply();
});

// Whether the page can be installed as an app. Browsers announce it at a time of their choice, mostly before
// anybody asks.

/** Chromium's event, which is no standard yet. */
interface Prompt extends Event {
  prompt(): Promise<unknown>;
}

let prompt = $state.raw<Prompt | null>(null);

addEventListener("beforeinstallprompt", (event) => {
  // The browser's own banner would cover a board.
  event.preventDefault();
  prompt = event as Prompt;
});
addEventListener("appinstalled", () => (prompt = null));

/** Through a browser prompt, by hand as on iOS, or not at all: installed already, or impossible. */
export function wayToInstall(): "ask" | "by-hand" | null {
  if (prompt) return "ask";
  // Only Safari on iOS has this.
  return (navigator as { standalone?: boolean }).standalone === false ? "by-hand" : null;
}

export async function install(): Promise<void> {
  await prompt?.prompt();
  // It can be shown only once; a browser that offers it again sends a new event.
  prompt = null;
}

// Whether the page can be installed as an app. Browsers say it when they please, mostly before anybody asks.

/** What Chromium hands out: it is no standard yet. */
interface Prompt extends Event {
  prompt(): Promise<unknown>;
}

let prompt = $state.raw<Prompt | null>(null);

addEventListener("beforeinstallprompt", (event) => {
  // The browser's own banner would lie over a board.
  event.preventDefault();
  prompt = event as Prompt;
});
addEventListener("appinstalled", () => (prompt = null));

/** By asking the browser, by hand as on iOS, or not at all: because it is installed, or cannot be. */
export function wayToInstall(): "ask" | "by-hand" | null {
  if (prompt) return "ask";
  // Only Safari on iOS has this.
  return (navigator as { standalone?: boolean }).standalone === false ? "by-hand" : null;
}

export async function install(): Promise<void> {
  await prompt?.prompt();
  // It can be shown only once; a browser that wants to offer it again says so again.
  prompt = null;
}

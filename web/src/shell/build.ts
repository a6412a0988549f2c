// Which build of the page this is: a server that was renewed has no parts of the old one any more.

/** Whether the server has this build of the page, another one, or cannot be asked. */
export async function buildOfServer(): Promise<"same" | "new" | "unreachable"> {
  const entry = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src;
  if (!entry) return "same";
  try {
    const response = await fetch("/", { cache: "no-store" });
    if (!response.ok) return "unreachable";
    return (await response.text()).includes(new URL(entry).pathname) ? "same" : "new";
  } catch {
    return "unreachable";
  }
}

/** Loads the page anew, unless that was just done and was of no use. It is noted in the history: storage
 * may be denied. */
export function reloadOnce(): boolean {
  const state = history.state as { reloaded?: boolean } | null;
  if (state?.reloaded) return false;
  history.replaceState({ ...state, reloaded: true }, "");
  location.reload();
  return true;
}

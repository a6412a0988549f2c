// Which build of the page this is: a server that was renewed has no parts of the old one any more.

/** The name of this build; null while the page is developed. */
export function ownBuild(): string | null {
  return document.querySelector<HTMLMetaElement>("meta[name=build]")?.content ?? null;
}

/** Whether the server has this build of the page, another one, or cannot be asked. */
export async function buildOfServer(): Promise<"same" | "new" | "unreachable"> {
  const build = ownBuild();
  if (build === null) return "same";
  try {
    const response = await fetch("/", { cache: "no-store" });
    if (!response.ok) return "unreachable";
    return (await response.text()).includes(build) ? "same" : "new";
  } catch {
    return "unreachable";
  }
}

/** Keeps the files of this build for as long as the page is open: the service worker looks who holds what. */
export function holdBuild(): void {
  const build = ownBuild();
  const untilClosed = () => new Promise<never>(() => undefined);
  if (build !== null) void navigator.locks?.request(build, { mode: "shared" }, untilClosed);
}

/** Takes the service worker out of the way: from the next load on the server answers. */
export async function stepAside(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.unregister();
}

/** Loads the page anew from the server, unless that was just done and was of no use. It is noted in the
 * history: storage may be denied. */
export function reloadOnce(): boolean {
  const state = history.state as { reloaded?: boolean } | null;
  if (state?.reloaded) return false;
  history.replaceState({ ...state, reloaded: true }, "");
  void stepAside()
    .catch(() => undefined)
    .then(() => location.reload());
  return true;
}

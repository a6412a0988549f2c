// The build of this page: an upgraded server no longer has the parts of the old one.

/** The name of this build; null during development. */
export function ownBuild(): string | null {
  return document.querySelector<HTMLMetaElement>("meta[name=build]")?.content ?? null;
}

/** Whether the server has this build of the page, another one, or is unreachable. */
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

/** Keeps the files of this build for as long as the page is open: the service worker checks which page
 * holds which build. */
export function holdBuild(): void {
  const build = ownBuild();
  const untilClosed = () => new Promise<never>(() => undefined);
  if (build !== null) void navigator.locks?.request(build, { mode: "shared" }, untilClosed);
}

/** Removes the service worker: from the next load on, the server answers. */
export async function stepAside(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.unregister();
}

/** Reloads the page from the server, unless that was just done in vain. The attempt is noted in the
 * history, since storage may be denied. */
export function reloadOnce(): boolean {
  const state = history.state as { reloaded?: boolean } | null;
  if (state?.reloaded) return false;
  history.replaceState({ ...state, reloaded: true }, "");
  void stepAside()
    .catch(() => undefined)
    .then(() => location.reload());
  return true;
}

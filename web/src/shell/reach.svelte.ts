// Whether the server can be reached. Every request reports its outcome; while the server is out of reach it
// is tried again periodically, and as soon as the browser is online again.

const FIRST_WAIT = 2000;
const LONGEST_WAIT = 30_000;

let reached = $state(true);
let wait = FIRST_WAIT;
let timer: ReturnType<typeof setTimeout> | undefined;

export function inReach(): boolean {
  return reached;
}

/** Notes whether a request was answered. */
export function noteReach(is: boolean): void {
  clearTimeout(timer);
  reached = is;
  if (is) wait = FIRST_WAIT;
  else {
    timer = setTimeout(() => void tryAgain(), wait);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }
}

async function tryAgain(): Promise<void> {
  const answer = await fetch("/api/me", { cache: "no-store" }).catch(() => null);
  noteReach(answer?.ok === true);
}

/** Believes the browser that it is offline, and tries again once it claims to be online. */
export function followReach(): void {
  if (!navigator.onLine) noteReach(false);
  addEventListener("online", () => void tryAgain());
  addEventListener("offline", () => noteReach(false));
}

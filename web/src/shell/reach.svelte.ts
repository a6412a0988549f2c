// Whether the server can be reached. Whoever asks it for something says how that went; while it is out
// of reach it is tried again now and then, and as soon as the browser is online again.

const FIRST_WAIT = 2000;
const LONGEST_WAIT = 30_000;

let reached = $state(true);
let wait = FIRST_WAIT;
let timer: ReturnType<typeof setTimeout> | undefined;

export function inReach(): boolean {
  return reached;
}

/** Something was answered, or nothing was. */
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

/** Believes the browser that it is offline, and tries again when it says otherwise. */
export function followReach(): void {
  if (!navigator.onLine) noteReach(false);
  addEventListener("online", () => void tryAgain());
  addEventListener("offline", () => noteReach(false));
}

/** How long nothing may have come for the page to be at rest, in milliseconds. */
const REST = 3000;

/** Waits until the page has loaded whatever it wanted to load: what nobody waits for comes after that. */
export function atRest(): Promise<void> {
  return new Promise((done) => {
    const rest = () => setTimeout(() => (observer.disconnect(), done()), REST);
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = rest();
    });
    let timer = rest();
    observer.observe({ type: "resource" });
  });
}

/** Waits until what nobody waits for may come: where the page is kept, that is now. */
export async function atLeisure(): Promise<void> {
  if (!navigator.serviceWorker?.controller) await atRest();
}

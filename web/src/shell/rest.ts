/** How long nothing must have loaded for the page to be at rest, in milliseconds. */
const REST = 3000;

/** Waits until the page has loaded everything it needs: background loading starts after that. */
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

/** Waits until background loading may start: at once, where the page is already stored. */
export async function atLeisure(): Promise<void> {
  if (!navigator.serviceWorker?.controller) await atRest();
}

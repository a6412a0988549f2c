// Whether a newer build of the page is ready to take over.

let ready = $state(false);

export function isNewVersionReady(): boolean {
  return ready;
}

export function setNewVersionReady(is: boolean): void {
  ready = is;
}

// What the page and its service worker know of each other. Pages and workers of different builds meet:
// this is only ever extended.

/** What the names of our caches begin with; the build comes after it. */
export const OURS = "asterism-";

/** The worker takes over from the one before it. */
export const SWITCH = "switch";

export interface Ask {
  /** Everything is to be kept, with the words of this language; else only the build is asked for. */
  language?: string;
}

export interface Answer {
  build: string;
  /** Everything was asked for, and is there. */
  kept: boolean;
}

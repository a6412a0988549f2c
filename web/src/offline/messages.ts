// Messages between the page and its service worker. Pages and workers of different builds meet: this is only
// ever extended.

/** The prefix of our cache names; the build follows it. */
export const OURS = "asterism-";

/** The worker replaces the one before it. */
export const SWITCH = "switch";

export interface Ask {
  /** Keep everything, with the words of this language; without it, only the build is requested. */
  language?: string;
}

export interface Answer {
  build: string;
  /** Everything was requested, and is there. */
  kept: boolean;
}

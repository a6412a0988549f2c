// The files of one build of the page, stored in a cache of their own. Every file is checked by its hash
// before its first use; a missing or damaged one is fetched again.

import { OURS } from "./messages";

/** The description of a build; `scripts/offline.js` writes it into the worker. */
export interface Build {
  id: string;
  /** The hash of every stored file in the format of `integrity`, by path. */
  files: Record<string, string>;
  /** The files that only one language needs. */
  words: Record<string, string[]>;
}

/** The list of stored languages, in the cache beside the files. */
const SPOKEN = "/offline/languages";
/** Files in here are named after their content: the same name is the same file in every build. */
const HASHED = "/assets/";
/** The server negotiates compression per request; the stored file serves all requests. */
const ANY = { ignoreVary: true };

export class Shelf {
  readonly build: Build;
  #caches: CacheStorage;
  #fetch: typeof fetch;
  #checked = new Set<string>();

  constructor(build: Build, from: Pick<typeof globalThis, "caches" | "fetch">) {
    this.build = build;
    this.#caches = from.caches;
    this.#fetch = (...asked) => from.fetch(...asked);
  }

  /** Whether a file may be stored: it belongs to this build, or could belong to another. */
  mayHave(path: string): boolean {
    return path in this.build.files || path.startsWith(HASHED);
  }

  /** Stores everything, with the words of a language and of those stored before. */
  async fill(language?: string): Promise<void> {
    const cache = await this.#open();
    const languages = new Set(await this.#languages());
    if (language !== undefined && language in this.build.words) languages.add(language);
    const spared = Object.entries(this.build.words).filter(([name]) => !languages.has(name));
    const left = new Set(spared.flatMap(([, files]) => files));
    for (const path of Object.keys(this.build.files)) {
      if (left.has(path) || (await this.#isWhole(path, await cache.match(path, ANY)))) continue;
      const known = await this.#caches.match(path, ANY);
      if (known && (await this.#isWhole(path, known.clone()))) await cache.put(path, known);
      else await this.#bring(cache, path, "low");
    }
    await cache.put(SPOKEN, new Response([...languages].join(" ")));
  }

  /** A file of this build, intact; or a part of another build that a page still shows. */
  async find(path: string): Promise<Response | undefined> {
    if (!(path in this.build.files)) return this.#caches.match(path, ANY);
    const cache = await this.#open();
    if (!this.#checked.has(path) && !(await this.#isWhole(path, await cache.match(path, ANY)))) {
      await this.#bring(cache, path, "high");
    }
    // Returned as stored, not as read for the check: browsers keep compiled code beside it.
    const found = await cache.match(path, ANY);
    if (!found) this.#checked.delete(path);
    return found;
  }

  /** Deletes the builds that no page shows any more. */
  async tidy(shown: ReadonlySet<string>): Promise<void> {
    for (const name of await this.#caches.keys()) {
      const build = name.slice(OURS.length);
      if (!name.startsWith(OURS) || build === this.build.id || shown.has(build)) continue;
      await this.#caches.delete(name);
    }
  }

  #open(): Promise<Cache> {
    return this.#caches.open(OURS + this.build.id);
  }

  /** The languages that this build or another one has stored. */
  async #languages(): Promise<string[]> {
    const kept: string[] = [];
    for (const name of await this.#caches.keys()) {
      if (!name.startsWith(OURS)) continue;
      const note = await (await this.#caches.open(name)).match(SPOKEN);
      kept.push(...((await note?.text()) ?? "").split(" "));
    }
    return kept.filter((language) => language in this.build.words);
  }

  /** Whether a file is identical to the build's. */
  async #isWhole(path: string, found: Response | undefined): Promise<boolean> {
    if (!found?.ok) return false;
    const digest = await crypto.subtle.digest("SHA-256", await found.arrayBuffer());
    const text = btoa(String.fromCharCode(...new Uint8Array(digest)));
    if (`sha256-${text}` !== this.build.files[path]) return false;
    this.#checked.add(path);
    return true;
  }

  /** Fetches a file. The browser itself refuses one with another hash: from another build, or damaged,
   * which may be in its own cache. */
  async #bring(cache: Cache, path: string, priority: RequestPriority): Promise<void> {
    const integrity = this.build.files[path] ?? "";
    const ask = (mode: RequestCache) => this.#fetch(path, { integrity, priority, cache: mode });
    const found = path.startsWith(HASHED)
      ? await ask("default").catch(() => ask("reload"))
      : await ask("no-store");
    if (!found.ok) throw new Error(`${path}: ${found.status}`);
    await cache.put(path, found);
    this.#checked.add(path);
  }
}

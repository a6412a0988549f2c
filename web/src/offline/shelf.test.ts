import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { type Build, Shelf } from "./shelf";

const SITE = "http://stars.test";

/** The used part of a browser's caches, in memory. */
class Caches {
  #named = new Map<string, Map<string, Response>>();

  async open(name: string) {
    const kept = this.#named.get(name) ?? new Map<string, Response>();
    this.#named.set(name, kept);
    return {
      match: async (path: string) => kept.get(path)?.clone(),
      put: async (path: string, response: Response) => void kept.set(path, response),
    };
  }

  async match(path: string) {
    const all = [...this.#named.values()];
    return all
      .find((kept) => kept.has(path))
      ?.get(path)
      ?.clone();
  }

  keys = async () => [...this.#named.keys()];
  delete = async (name: string) => this.#named.delete(name);
}

const hash = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

function buildOf(id: string, files: Record<string, string>, words: Build["words"] = {}): Build {
  const hashes = Object.entries(files).map(([path, text]) => [path, hash(text)]);
  return { id, files: Object.fromEntries(hashes), words };
}

/** A browser with a server that has these files. */
function browser(files: Record<string, string>) {
  const asked: string[] = [];
  const caches = new Caches();
  const fetch = async (path: string, { integrity }: RequestInit) => {
    asked.push(path);
    const text = files[path];
    if (text === undefined) return new Response("", { status: 404 });
    if (hash(text) !== integrity) throw new TypeError(`${SITE}${path} has another hash`);
    return new Response(text);
  };
  const from = { caches, fetch } as unknown as Pick<typeof globalThis, "caches" | "fetch">;
  const shelf = (build: Build) => new Shelf(build, from);
  return { asked, caches, shelf, files };
}

const text = async (found: Promise<Response | undefined>) => (await found)?.text();

it("a new build fetches only what is new", async () => {
  const old = { "/": "old page", "/assets/a-1.js": "a", "/assets/b-1.js": "b" };
  const { asked, shelf, files } = browser({ ...old });
  await shelf(buildOf("old", old)).fill();
  asked.length = 0;
  const next = { "/": "new page", "/assets/a-1.js": "a", "/assets/b-2.js": "b2" };
  Object.assign(files, next);
  const renewed = shelf(buildOf("new", next));
  await renewed.fill();
  expect(asked).toEqual(["/", "/assets/b-2.js"]);
  expect(await text(renewed.find("/"))).toBe("new page");
  expect(await text(renewed.find("/assets/b-1.js")), "a part of a page that is old").toBe("b");
});

it("a build that is not whole on the server is not kept, and goes on where it stopped", async () => {
  const whole = { "/": "page", "/assets/a-1.js": "a", "/assets/b-1.js": "b" };
  const { asked, shelf, files } = browser({ ...whole, "/assets/b-1.js": "of another build" });
  const build = buildOf("one", whole);
  await expect(shelf(build).fill()).rejects.toThrow("another hash");
  Object.assign(files, whole);
  asked.length = 0;
  await shelf(build).fill();
  expect(asked).toEqual(["/assets/b-1.js"]);
});

it("what is damaged is fetched again, before it is handed out", async () => {
  const whole = { "/": "page", "/assets/a-1.js": "a" };
  const { asked, caches, shelf } = browser(whole);
  const build = buildOf("one", whole);
  await shelf(build).fill();
  asked.length = 0;
  await (await caches.open("asterism-one")).put("/assets/a-1.js", new Response("half"));
  const later = shelf(build);
  expect(await text(later.find("/assets/a-1.js"))).toBe("a");
  expect(await text(later.find("/assets/a-1.js"))).toBe("a");
  expect(asked).toEqual(["/assets/a-1.js"]);
});

it("words are kept of the languages that were spoken, in the next build too", async () => {
  const files = { "/": "page", "/assets/en-1.js": "yes", "/assets/fr-1.js": "oui" };
  const words = { en: ["/assets/en-1.js"], fr: ["/assets/fr-1.js"] };
  const { asked, shelf, files: served } = browser({ ...files });
  const first = shelf(buildOf("one", files, words));
  await first.fill();
  expect(asked).toEqual(["/"]);
  await first.fill("fr");
  expect(asked).toEqual(["/", "/assets/fr-1.js"]);
  const next = { "/": "page", "/assets/en-2.js": "yes!", "/assets/fr-2.js": "oui !" };
  Object.assign(served, next);
  asked.length = 0;
  await shelf(buildOf("two", next, { en: ["/assets/en-2.js"], fr: ["/assets/fr-2.js"] })).fill();
  expect(asked).toEqual(["/assets/fr-2.js"]);
});

it("old builds go, except those that a page still shows", async () => {
  const { caches, shelf } = browser({});
  for (const name of ["asterism-old", "asterism-shown", "asterism-own", "of-another"]) {
    await caches.open(name);
  }
  await shelf(buildOf("own", {})).tidy(new Set(["shown"]));
  expect(await caches.keys()).toEqual(["asterism-shown", "asterism-own", "of-another"]);
});

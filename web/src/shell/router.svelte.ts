// Where the page is, by the path. Links are plain links: a click on one of ours changes the path
// without loading the page anew.

import { dismissAll } from "./notices.svelte";

/** Through whose eyes a replay is seen: a seat's, a spectator's, or with everything open. */
export type Eyes = number | "open" | null;

export type Place =
  | { page: "first"; play: string | null }
  /** A table or a replay is on the server, or here on this device. */
  | { page: "table"; id: string; here: boolean }
  | { page: "replay"; id: string; here: boolean; ply: number | null; eyes: Eyes; review: boolean }
  /** A saved game is opened; the whole of it may be in the address. */
  | { page: "open"; packed: string | null }
  | { page: "rules"; game: string }
  /** Lessons of a game; from the first one on, if none is named. */
  | { page: "learn"; game: string; lesson: string | null }
  /** Moments of a game to solve: a certain one, that of the day, or any. */
  | { page: "solve"; game: string; moment: string | null }
  | { page: "pass"; pass: string | null }
  | { page: "about" }
  /** Where notifications go; or what a link from one of them asks for, which is in the fragment alone. */
  | { page: "notices"; fragment: string }
  /** Somebody's page; one's own, if none is named. */
  | { page: "person"; id: string | null; data: boolean; back: boolean }
  /** Somebody's own link, to wherever they wait for others. */
  | { page: "with"; door: string }
  | { page: "atlas"; name: string | null }
  | { page: "nowhere" };

/** What a path, its query and its fragment name. */
export function placeOf(path: string, query = "", fragment = ""): Place {
  const [first = "", second, third, ...more] = path.replace(/^\/|\/$/g, "").split("/");
  const asked = new URLSearchParams(query);
  const number = (name: string) => {
    const text = asked.get(name);
    return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
  };
  if (more.length > 0) return { page: "nowhere" };
  if (first === "" && second === undefined) return { page: "first", play: asked.get("play") };
  if (first === "about" && second === undefined) return { page: "about" };
  if (first === "person" && third === undefined) {
    const [data, back] = [asked.has("data"), asked.has("back")];
    return { page: "person", id: second ?? null, data, back };
  }
  if (first === "with" && second && third === undefined) return { page: "with", door: second };
  if (first === "notices" && second === undefined) {
    return { page: "notices", fragment: fragment.replace(/^#/, "") };
  }
  if (first === "atlas" && third === undefined) return { page: "atlas", name: second ?? null };
  const here = first === "here";
  if ((first === "t" || here) && second && third === undefined) {
    return { page: "table", id: second, here };
  }
  if ((first === "t" || here) && second && third === "replay") {
    const eyes = asked.get("seat") === "open" ? "open" : number("seat");
    const review = asked.has("review");
    return { page: "replay", id: second, here, ply: number("move"), eyes, review };
  }
  if (first === "open" && second === undefined) {
    return { page: "open", packed: fragment.replace(/^#/, "") || null };
  }
  if (first === "rules" && second && third === undefined) return { page: "rules", game: second };
  if (first === "learn" && second) return { page: "learn", game: second, lesson: third ?? null };
  if (first === "solve" && second) return { page: "solve", game: second, moment: third ?? null };
  // A secret is in the fragment alone, which no server or proxy is ever told. Nothing is done with
  // one in the path, except to say so.
  if (first === "pass" && third === undefined) {
    const pass = second === undefined ? fragment.replace(/^#/, "") : "";
    return { page: "pass", pass: pass === "" ? null : pass };
  }
  return { page: "nowhere" };
}

let current = $state.raw<Place>(here());

function here(): Place {
  return placeOf(location.pathname, location.search, location.hash);
}

export function place(): Place {
  return current;
}

export function go(path: string): void {
  history.pushState(null, "", path);
  arrive();
  scrollTo(0, 0);
}

function arrive(): void {
  current = here();
  dismissAll();
  // Who hears the page is told that it is another one.
  document.getElementById("main")?.focus({ preventScroll: true });
}

/** Changes what the address says of the same place, for who shares or reloads it. */
export function note(path: string): void {
  history.replaceState(null, "", path);
}

/** Whether a link leads to a part of the page that is shown, as the skip link does. */
function isHere({ pathname, search, hash }: HTMLAnchorElement): boolean {
  return hash !== "" && pathname === location.pathname && search === location.search;
}

/** Follows links of ours, and the browser's way back. */
export function follow(): void {
  addEventListener("popstate", arrive);
  addEventListener("click", (event) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    const link = (event.target as Element).closest?.("a");
    if (!plain || event.defaultPrevented || !link || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.target || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    if (isHere(link)) return document.getElementById(link.hash.slice(1))?.focus();
    go(link.pathname + link.search);
  });
}

// The current place, by the path. Links are plain links: a click on an internal one changes the path without
// reloading the page.

import { dismissAll } from "./notices.svelte";

/** The perspective of a replay: a seat's, a spectator's, or with everything open. */
export type Eyes = number | "open" | null;

export type Place =
  | { page: "first"; play: string | null }
  /** A table or a replay is on the server, or here on this device. */
  | { page: "table"; id: string; here: boolean }
  | { page: "replay"; id: string; here: boolean; ply: number | null; eyes: Eyes; review: boolean }
  /** A saved game is opened; the whole game may be in the address. */
  | { page: "open"; packed: string | null }
  | { page: "rules"; game: string }
  /** Lessons of a game; starting from the first one, if none is named. */
  | { page: "learn"; game: string; lesson: string | null }
  /** Moments of a game to solve: a specific one, that of the day, or any. */
  | { page: "solve"; game: string; moment: string | null }
  | { page: "pass"; pass: string | null }
  | { page: "about" }
  /** Settings for notifications; or the action of a link in one of them, which is in the fragment only. */
  | { page: "notices"; fragment: string }
  /** Somebody's page; one's own, if none is named. */
  | { page: "person"; id: string | null; data: boolean; back: boolean }
  /** Somebody's personal link, to wherever they wait for others. */
  | { page: "with"; door: string }
  | { page: "atlas"; name: string | null }
  | { page: "nowhere" };

/** The place that a path, its query and its fragment name. */
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
  // A secret is in the fragment only, which is never sent to a server or proxy. A secret in the path is not
  // used, only reported.
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
  // Tells screen readers that the page has changed.
  document.getElementById("main")?.focus({ preventScroll: true });
}

/** Changes the address of the same place, for sharing and reloading. */
export function note(path: string): void {
  history.replaceState(null, "", path);
}

/** Whether a link leads to a part of the current page, as the skip link does. */
function isHere({ pathname, search, hash }: HTMLAnchorElement): boolean {
  return hash !== "" && pathname === location.pathname && search === location.search;
}

/** Handles internal links, and the browser's back button. */
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

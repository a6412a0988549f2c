// The place of the observer: a city, a location found by the browser, or coordinates. It is stored in this
// browser, and never sent anywhere.

import { keep, recall } from "../shell/store";
import type { Place } from "./sky";

/** Cities with their latitude, longitude and time zone. */
export const CITIES: Record<string, [number, number, string]> = {
  alexandria: [31.2, 29.92, "Africa/Cairo"],
  athens: [37.98, 23.73, "Europe/Athens"],
  auckland: [-36.85, 174.76, "Pacific/Auckland"],
  bangkok: [13.76, 100.5, "Asia/Bangkok"],
  beijing: [39.9, 116.41, "Asia/Shanghai"],
  berlin: [52.52, 13.4, "Europe/Berlin"],
  "buenos-aires": [-34.6, -58.38, "America/Argentina/Buenos_Aires"],
  "cape-town": [-33.92, 18.42, "Africa/Johannesburg"],
  chicago: [41.88, -87.63, "America/Chicago"],
  dakar: [14.72, -17.47, "Africa/Dakar"],
  delhi: [28.61, 77.21, "Asia/Kolkata"],
  denver: [39.74, -104.99, "America/Denver"],
  honolulu: [21.31, -157.86, "Pacific/Honolulu"],
  istanbul: [41.01, 28.98, "Europe/Istanbul"],
  lima: [-12.05, -77.04, "America/Lima"],
  london: [51.51, -0.13, "Europe/London"],
  "los-angeles": [34.05, -118.24, "America/Los_Angeles"],
  madrid: [40.42, -3.7, "Europe/Madrid"],
  "mexico-city": [19.43, -99.13, "America/Mexico_City"],
  montreal: [45.5, -73.57, "America/Toronto"],
  moscow: [55.76, 37.62, "Europe/Moscow"],
  nairobi: [-1.29, 36.82, "Africa/Nairobi"],
  "new-york": [40.71, -74.01, "America/New_York"],
  novosibirsk: [55.03, 82.92, "Asia/Novosibirsk"],
  paris: [48.86, 2.35, "Europe/Paris"],
  reykjavik: [64.15, -21.94, "Atlantic/Reykjavik"],
  rome: [41.9, 12.5, "Europe/Rome"],
  "saint-petersburg": [59.94, 30.31, "Europe/Moscow"],
  "sao-paulo": [-23.55, -46.63, "America/Sao_Paulo"],
  singapore: [1.35, 103.82, "Asia/Singapore"],
  sydney: [-33.87, 151.21, "Australia/Sydney"],
  tehran: [35.69, 51.39, "Asia/Tehran"],
  tokyo: [35.68, 139.69, "Asia/Tokyo"],
  vladivostok: [43.12, 131.89, "Asia/Vladivostok"],
  yekaterinburg: [56.84, 60.61, "Asia/Yekaterinburg"],
};

/** A city by its name, or coordinates. */
export type Chosen = string | Place;

const KEY = "asterism-place";

/** The city with the browser's time zone; London, if there is none. */
export function likeliest(zone: string): string {
  return Object.keys(CITIES).find((city) => CITIES[city]?.[2] === zone) ?? "london";
}

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The stored choice, if it is readable and on Earth. */
export function read(kept: string | null): Chosen | null {
  if (kept === null) return null;
  if (kept in CITIES) return kept;
  const [latitude = NaN, longitude = NaN] = kept.split(" ").map(Number);
  return isOnEarth({ latitude, longitude }) ? { latitude, longitude } : null;
}

export function isOnEarth({ latitude, longitude }: Place): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

let chosen = $state.raw<Chosen>(read(recall(KEY)) ?? likeliest(ownZone()));

export function chosenPlace(): Chosen {
  return chosen;
}

export function choosePlace(next: Chosen): void {
  chosen = next;
  keep(KEY, typeof next === "string" ? next : `${next.latitude} ${next.longitude}`);
}

/** The location of a choice, and its time zone; without a city, the browser's. */
export function placeOf(choice: Chosen): Place & { zone: string } {
  if (typeof choice !== "string") return { ...choice, zone: ownZone() };
  const [latitude, longitude, zone] = CITIES[choice] ?? [0, 0, "UTC"];
  return { latitude, longitude, zone };
}

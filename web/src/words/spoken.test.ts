import { beforeEach, expect, it, vi } from "vitest";

/** The parts that were asked for and have not come, by their names: `en page`. */
const coming = vi.hoisted(() => new Map<string, { come: () => void; fail: () => void }[]>());

/** A part that comes when the test says so, with one message that names it. */
const part = vi.hoisted(() => (name: string) => async () => {
  await new Promise<void>((come, fail) => {
    coming.set(name, [...(coming.get(name) ?? []), { come, fail: () => fail(new Error(name)) }]);
  });
  return { default: [{ id: `page-${name.split(" ")[1]}`, value: name, attributes: {} }] };
});

vi.mock("./sources", () => ({
  LANGUAGES: { en: "English", fr: "Français" },
  PAGE: { en: part("en page"), fr: part("fr page") },
  GAMES: { en: part("en games"), fr: part("fr games") },
}));

let spoken: typeof import("./spoken.svelte");

/** Lets what has come be taken up. */
const heard = () => new Promise((done) => setImmediate(done));

async function come(...names: string[]) {
  for (const name of names) coming.get(name)?.shift()?.come();
  await heard();
}

beforeEach(async () => {
  vi.resetModules();
  coming.clear();
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.stubGlobal("navigator", { languages: ["en"] });
  spoken = await import("./spoken.svelte");
});

it("words of games stay, though the page's alone were asked for first and come last", async () => {
  void spoken.speak("en");
  void spoken.speakOfGames();
  // The second of each is asked for with the games.
  coming.get("en page")?.pop()?.come();
  await come("en games");
  expect(spoken.t("page-games")).toBe("en games");
  await come("en page");
  expect(spoken.t("page-games")).toBe("en games");
  expect(spoken.t("page-page")).toBe("en page");
});

it("whoever asks for words of games again waits until they are there", async () => {
  void spoken.speak("en");
  await come("en page");
  void spoken.speakOfGames();
  let there = false;
  void spoken.speakOfGames().then(() => (there = true));
  await heard();
  expect(there).toBe(false);
  await come("en page", "en games");
  expect(there).toBe(true);
});

it("words of games that did not come are asked for again", async () => {
  void spoken.speak("en");
  await come("en page");
  const first = expect(spoken.speakOfGames()).rejects.toThrow();
  coming.get("en games")?.shift()?.fail();
  await first;
  const again = spoken.speakOfGames();
  coming.get("en page")?.pop()?.come();
  await come("en games");
  await again;
  expect(spoken.t("page-games")).toBe("en games");
});

it("a language that cannot be loaded leaves the one that is spoken", async () => {
  void spoken.speak("en");
  await come("en page");
  const french = expect(spoken.choose("fr")).rejects.toThrow();
  coming.get("fr page")?.shift()?.fail();
  await french;
  expect(spoken.spoken().language).toBe("en");
  void spoken.speakOfGames();
  await come("en page", "en games");
  expect(spoken.t("page-games")).toBe("en games");
});

it("the language that was chosen last is spoken, whichever comes first", async () => {
  void spoken.speak("en");
  void spoken.speak("fr");
  await come("fr page");
  await come("en page");
  expect(spoken.t("page-page")).toBe("fr page");
});

import { beforeEach, expect, it, vi } from "vitest";

/** The parts requested and not loaded yet, by name: `en first`. */
const coming = vi.hoisted(() => new Map<string, { come: () => void; fail: () => void }[]>());

/** A part that loads when the test says so, with one message that names it. */
const part = vi.hoisted(() => (name: string) => async () => {
  await new Promise<void>((come, fail) => {
    coming.set(name, [...(coming.get(name) ?? []), { come, fail: () => fail(new Error(name)) }]);
  });
  return { default: [{ id: `page-${name.split(" ")[1]}`, value: name, attributes: {} }] };
});

vi.mock("./sources", () => ({
  KEY: "asterism-language",
  LANGUAGES: { en: "English", fr: "Français" },
  SOURCES: {
    en: { first: part("en first"), games: part("en games") },
    fr: { first: part("fr first"), games: part("fr games") },
  },
}));

let spoken: typeof import("./spoken.svelte");

/** Lets pending promises settle. */
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

it("what is wanted while a language is on its way comes with it", async () => {
  void spoken.speak("en");
  void spoken.speakOf("games");
  await come("en first");
  await come("en games");
  expect(spoken.t("page-first")).toBe("en first");
  expect(spoken.t("page-games")).toBe("en games");
});

it("whoever asks for a part waits until it is there", async () => {
  void spoken.speak("en");
  await come("en first");
  let there = 0;
  for (let time = 0; time < 2; time++) void spoken.speakOf("games").then(() => there++);
  await heard();
  expect(there).toBe(0);
  await come("en games", "en games");
  expect(there).toBe(2);
  await spoken.speakOf("games");
});

it("a part that did not come is asked for again", async () => {
  void spoken.speak("en");
  await come("en first");
  const first = expect(spoken.speakOf("games")).rejects.toThrow();
  await heard();
  coming.get("en games")?.shift()?.fail();
  await first;
  const again = spoken.speakOf("games");
  await heard();
  await come("en games");
  await again;
  expect(spoken.t("page-games")).toBe("en games");
});

it("a part that did not come keeps no other language away", async () => {
  void spoken.speak("en");
  await come("en first");
  const failed = expect(spoken.speakOf("games")).rejects.toThrow();
  await heard();
  coming.get("en games")?.shift()?.fail();
  await failed;
  void spoken.speak("fr");
  await come("fr first");
  expect(spoken.t("page-first")).toBe("fr first");
});

it("another language has every part that was wanted before", async () => {
  void spoken.speak("en");
  await come("en first");
  void spoken.speakOf("games");
  await heard();
  await come("en games");
  void spoken.speak("fr");
  await come("fr first", "fr games");
  expect(spoken.t("page-games")).toBe("fr games");
});

it("a language that cannot be loaded leaves the one that is spoken", async () => {
  void spoken.speak("en");
  await come("en first");
  const french = expect(spoken.choose("fr")).rejects.toThrow();
  const games = spoken.speakOf("games");
  coming.get("fr first")?.shift()?.fail();
  await french;
  expect(spoken.spoken().language).toBe("en");
  await come("en games");
  await games;
  expect(spoken.t("page-games")).toBe("en games");
});

it("the language that was chosen last is spoken, whichever comes first", async () => {
  void spoken.speak("en");
  void spoken.speak("fr");
  await come("fr first");
  await come("en first");
  expect(spoken.t("page-first")).toBe("fr first");
});

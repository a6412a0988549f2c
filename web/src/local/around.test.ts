// The seats around this device, and the remembered names.

import { beforeEach, expect, it, vi } from "vitest";
import { peopleAround, type Place, seatsOf } from "./around";
import { knownNames, rememberNames } from "./names";

const kept = new Map<string, string>();
vi.mock("../shell/store", () => ({
  recall: (key: string) => kept.get(key) ?? null,
  keep: (key: string, value: string) => void kept.set(key, value),
}));
beforeEach(() => kept.clear());

const person = (name: string): Place => ({ name, bot: null });
const bot: Place = { name: "Kai", bot: "novice" };

it("whoever played last is suggested first, and nobody twice", () => {
  rememberNames(["Ada", " Bo "]);
  rememberNames(["Cy", "Ada"]);
  expect(knownNames()).toEqual(["Cy", "Ada", "Bo"]);
  const names = peopleAround(5, "Ada").map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual(["Ada", "Cy", "Bo"]);
  expect(new Set(names).size).toBe(5);
});

it("what another program left where names are kept is nobody", () => {
  for (const text of ["{", "7", '{"a":1}', '[1,null,"Ada"]']) {
    kept.set("asterism-names", text);
    expect(knownNames()).toEqual(text.includes("Ada") ? ["Ada"] : []);
  }
});

it("people and bots become seats", () => {
  expect(seatsOf([person(" Ada "), bot])).toEqual([{ person: "Ada" }, { bot: "novice" }]);
});

it("nobody plays among bots alone, and two of one name could not be told apart", () => {
  expect(seatsOf([bot, bot])).toBeNull();
  expect(seatsOf([person("Ada"), person("Ada ")])).toBeNull();
  expect(seatsOf([person("Kai"), bot])).not.toBeNull();
});

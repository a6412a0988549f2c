import { expect, it } from "vitest";
import { about } from "./find";

const blocks = [
  { text: "The aim", isHeading: false },
  { text: "Rest", isHeading: true },
  { text: "Fill your pouch.", isHeading: false },
  { text: "The end", isHeading: true },
  { text: "Fame is added up.", isHeading: false },
];

it("keeps what is about a word, with its heading", () => {
  expect(about(blocks, "pouch ")).toEqual([false, true, true, false, false]);
  expect(about(blocks, "FAME")).toEqual([false, false, false, true, true]);
  expect(about(blocks, "comet")).toEqual([false, false, false, false, false]);
});

it("keeps everything without a word", () => {
  expect(about(blocks, " ")).toEqual([true, true, true, true, true]);
});

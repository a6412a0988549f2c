import { expect, it } from "vitest";
import { conversation } from "./talk";

const hello = { seat: 0, text: "hello" };
const bye = { seat: 1, text: "bye" };
const wave = { seat: 1, reaction: "wave" as const, after: 1 };
const thanks = { seat: 0, reaction: "thanks" as const, after: 0 };

it("feelings stay where they were shown among what is said", () => {
  expect(conversation([], [])).toEqual([]);
  expect(conversation([hello, bye], [thanks, wave])).toEqual([thanks, hello, wave, bye]);
});

it("a feeling is not lost when the server has forgotten what was said before it", () => {
  const late = { ...wave, after: 9 };
  expect(conversation([hello], [late])).toEqual([hello, late]);
});

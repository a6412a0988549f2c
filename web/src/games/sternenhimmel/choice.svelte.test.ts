import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { PICTURE } from "../../board/kit";
import { Choice } from "./choice.svelte";

it("forgets what is half chosen in another moment, as after an undo", () => {
  let moment = $state(1);
  const played: string[] = [];
  const legal = ["place 10 leo 3", "place 7 leo 3", "place 10 leo 4"];
  const kit = { ...PICTURE, legal, play: (move: string) => void played.push(move) };
  const end = $effect.root(() => {
    const choice = new Choice(kit, () => moment);
    choice.hold("10");
    expect(choice.figure).toBe("10");
    expect(choice.isFree({ disc: "leo", star: 4 })).toBe(true);
    moment = 2;
    flushSync();
    expect(choice.figure).toBeNull();
    choice.hold("7");
    expect(choice.isFree({ disc: "leo", star: 4 })).toBe(false);
    choice.take({ disc: "leo", star: 3 });
    expect(played).toEqual(["place 7 leo 3"]);
  });
  end();
});

// Every shipped moment can be solved, and progress is counted correctly.

import { FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, it, vi } from "vitest";
import source from "../../../locales/en.ftl?raw";
import { CARDS } from "../games/cards";
import type { GameModule } from "../games/game";
import type { Device } from "../local/device";
import { stage } from "../local/stage";
import { reasonsOf } from "../table/reasons";
import { Words } from "../words/words";
import { GRADES, inOrder, type Mined, type Moment, momentOfDay, momentsOf } from "./moments";
import { BEGINNING, dealt, tried } from "./progress";
import { Solving } from "./solving.svelte";

const DAY = 86_400_000;
const SAYS = import.meta.glob<GameModule>("../games/*/say.ts");
const words = new Words("en", new FluentResource(source).body);

const MINED: Mined = {
  game: "sternenhimmel",
  rules: 1,
  games: ["a0", "b1", "c2", "d3"].map((name) => ({
    seats: 2,
    seed: name.repeat(32),
    moves: "0 reveal, 1 place 5 libra 2",
    moments: GRADES.map((grade) => ({
      ply: grade - 1,
      seat: 0,
      best: "stop",
      chance: 0.6,
      margin: 0.1,
      grade,
    })),
  })),
};
const moments = inOrder(MINED);

function all(grade: number): Moment[] {
  return moments.filter((each) => each.grade === grade);
}

describe("moments", () => {
  it("lead to where they are by the moves before", () => {
    const moment = moments.find(({ id }) => id === "a0a0a0-1");
    expect(moment?.record).toMatchObject({
      seats: 2,
      start: { seed: "a0".repeat(32) },
      moves: [{ seat: 0, move: "reveal" }],
    });
  });

  it("have one for each day, the same for everybody, and all of them in turn", () => {
    const day = (number: number) => momentOfDay(moments, new Date(number * DAY));
    expect(momentOfDay(moments, new Date(20_000 * DAY + DAY - 1))).toBe(day(20_000));
    expect(day(20_001)).not.toBe(day(20_000));
    const met = new Set(moments.map((_, number) => day(20_000 + number)));
    expect(met.size).toBe(moments.length);
  });
});

describe("progress", () => {
  it("counts what was solved at the first try, one after another", () => {
    const [one, two, three, four] = moments as [Moment, Moment, Moment, Moment];
    let progress = tried(tried(BEGINNING, one, true), two, true);
    expect(progress).toMatchObject({ streak: 2, best: 2 });
    progress = tried(progress, three, false);
    expect(progress).toMatchObject({ streak: 0, best: 2 });
    // The second try at it, or at a moment attempted before, changes nothing.
    expect(tried(progress, three, true)).toBe(progress);
    expect(tried(progress, one, false)).toBe(progress);
    expect(tried(progress, four, true)).toMatchObject({ streak: 1, best: 2 });
  });

  it("deals what was not met, then what was not solved, of the grade that was chosen", () => {
    let progress = { ...BEGINNING, grade: 2 as const };
    const met: Moment[] = [];
    for (let last; met.length < all(2).length; met.push(last)) {
      last = dealt(moments, progress, last);
      if (!last) throw new Error("nothing is dealt");
      progress = { ...tried(progress, last, met.length !== 1), grade: 2 };
    }
    expect(new Set(met)).toEqual(new Set(all(2)));
    expect(dealt(moments, progress, met.at(-1))).toBe(met[1]);
  });
});

it("is offered for games that have moments", async () => {
  for (const { id, solves } of CARDS) expect((await momentsOf(id)) !== null).toBe(solves ?? false);
});

const SOLVED = CARDS.filter(({ solves }) => solves).map(({ id }) => id);
describe.each(SOLVED)("%s", (game) => {
  let device: Device;
  let shipped: Moment[];
  beforeAll(async () => {
    ({ device } = await stage());
    shipped = (await momentsOf(game)) ?? [];
  });

  it("has at least a hundred moments, in every grade", () => {
    expect(shipped.length).toBeGreaterThanOrEqual(100);
    expect(new Set(shipped.map(({ id }) => id)).size).toBe(shipped.length);
    for (const grade of GRADES)
      expect(shipped.filter((each) => each.grade === grade).length).toBeGreaterThanOrEqual(25);
  });

  it("has moments in which the best move can be made, and told in words", async () => {
    const module = await SAYS[`../games/${game}/say.ts`]?.();
    if (!module) throw new Error("it says nothing");
    for (const { record, seat, seats, best: move, id } of shipped) {
      const asked = await device.rehearse(record, [], seat);
      expect(asked.to_act, id).toContain(seat);
      expect(asked.legal, id).toContain(move);
      const view = asked.story.at(-1)?.view;
      const { story } = await device.rehearse(record, [{ seat, move }], seat);
      const names = Array.from({ length: seats }, (_, seat) => `P${seat}`);
      const scene = { game, module, view, names, you: seat };
      const events = story.at(-1)?.events ?? [];
      const said = [
        module.awaited(view, asked.legal, words),
        module.move(move, words, view),
        ...reasonsOf({ move, visits: 0, value: 0, line: [], events }, scene, words),
      ];
      for (const text of said) expect(text, id).toMatch(/^(?!.*(page-|undefined|[{}])).+$/s);
    }
  });

  it("is solved by the best move alone", async () => {
    const module = { sound: () => null, times: () => [] } as unknown as GameModule;
    const moment = shipped[0];
    if (!moment) throw new Error("there is none");
    const ontry = vi.fn();
    const solving = new Solving(moment, device, module, ontry);
    await vi.waitUntil(() => solving.asks);
    solving.play(solving.legal.find((move) => move !== moment.best) ?? "");
    expect(solving).toMatchObject({ answer: null, asks: true });
    expect(solving.wrong).not.toBeNull();
    const { page } = solving;
    solving.play(moment.best);
    expect(ontry.mock.calls).toEqual([[false], [true]]);
    expect(solving).toMatchObject({ answer: "found", wrong: null, asks: false });
    await vi.waitUntil(() => solving.page !== page);
    expect(solving.before).toBe(page);
  });
});

// The table's state: what has arrived, and what of it is shown when.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameModule } from "../games/game";
import type { Socket } from "./connection";
import { Table } from "./table.svelte";

vi.mock("../shell/settings.svelte", () => ({
  PACES: { normal: 1 },
  pace: () => "normal",
  settings: () => ({ sounds: {} }),
}));

/** How long an event is shown, in milliseconds. */
let each = 100;
const module = { times: (events: unknown[]) => events.map(() => each), sound: () => null };
const socket: Socket & { sent: { id: number; ask: unknown }[] } = {
  sent: [],
  send: (text) => void socket.sent.push(JSON.parse(text as string)),
  close: () => undefined,
  onmessage: null,
  onclose: null,
};
const past = vi.fn();

let table: Table;

const now = (ply: number, toAct: number) => ({
  ply,
  to_act: [toAct],
  scores: [ply, 0],
  standing: { scores: [ply, 1], lines: [] },
  view: { ply },
  legal: toAct === 0 ? ["move"] : [],
  undo: 0,
  clocks: null,
  outcome: null,
});
const hear = (message: unknown) =>
  socket.onmessage?.call(socket as never, { data: JSON.stringify(message) } as MessageEvent);
const chapter = (ply: number, seat: number | null) => ({
  ply,
  seat,
  events: [{ event: `move ${ply}` }],
  scores: [ply, 0],
  estimates: [ply, 1],
});
const snapshot = (ply: number, toAct: number, story: unknown[], version = ply) => ({
  table: {
    version,
    table: { game: "game", proposal: null, seats: [] },
    you: { seat: 0, host: true },
    said: [],
    game: { story, now: now(ply, toAct) },
  },
});
/** A move of two events. */
const played = (ply: number, seat: number, toAct: number) => ({
  played: {
    since: ply - 1,
    version: ply,
    seat,
    events: [{ event: "one" }, { event: "two" }],
    now: now(ply, toAct),
  },
});

beforeEach(async () => {
  each = 100;
  vi.useFakeTimers();
  socket.sent = [];
  past.mockReset();
  table = new Table({
    dial: () => socket,
    past,
    load: () => Promise.resolve(module as unknown as GameModule),
  });
  hear(snapshot(2, 0, [chapter(0, null), chapter(1, 0), chapter(2, 1)]));
  await Promise.resolve();
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

describe("a move of somebody else", () => {
  beforeEach(() => {
    hear(played(3, 1, 1));
    hear(played(4, 1, 0));
  });

  it("is on the board at once, but told event by event", () => {
    expect(table.now?.ply).toBe(3);
    expect(table.tells).toBe(true);
    expect(table.settled?.ply).toBe(2);
    expect(table.settled?.scores).toEqual([2, 0]);
    expect(table.story.at(-1)).toMatchObject({ events: [{ event: "one" }], scores: [2, 0] });
  });

  it("is followed by the next one when it was told", () => {
    vi.advanceTimersByTime(200);
    expect([table.now?.ply, table.settled?.ply]).toEqual([4, 3]);
    vi.advanceTimersByTime(200);
    expect([table.settled?.ply, table.tells]).toEqual([4, false]);
    expect(table.story.map(({ ply }) => ply)).toEqual([0, 1, 2, 3, 4]);
  });

  it("is skipped with all that waits", () => {
    table.skip();
    expect([table.now?.ply, table.settled?.ply, table.tells]).toEqual([4, 4, false]);
  });

  it("is told again", () => {
    table.skip();
    void table.again(2);
    expect([table.now?.ply, table.settled?.ply, table.tells]).toEqual([3, 2, true]);
    vi.advanceTimersByTime(400);
    expect(table.settled?.ply).toBe(4);
    expect(table.story.map(({ ply }) => ply)).toEqual([0, 1, 2, 3, 4]);
  });

  it("is there whole when the table is heard anew in the middle of it", () => {
    table.skip();
    void table.again(2);
    hear(snapshot(4, 0, []));
    expect(table.story.map(({ ply }) => ply)).toEqual([0, 1, 2, 3, 4]);
    expect(table.tells).toBe(false);
  });
});

it("does not keep a player waiting for the own move", () => {
  hear(played(3, 0, 0));
  expect([table.timeline.runs, table.tells]).toEqual([true, false]);
  expect(table.now?.legal).toEqual(["move"]);
});

it("can be skipped where it takes long, the own move too", () => {
  hear(played(3, 0, 1));
  expect(table.skips).toBe(false);
  vi.advanceTimersByTime(200);
  each = 600;
  hear(played(4, 0, 1));
  expect([table.tells, table.skips]).toEqual([false, true]);
  table.skip();
  expect([table.timeline.runs, table.skips]).toEqual([false, false]);
  each = 100;
  hear(played(5, 1, 1));
  expect(table.skips).toBe(true);
});

it("forgets what was taken back", () => {
  hear(played(3, 1, 0));
  vi.advanceTimersByTime(200);
  hear(snapshot(2, 1, [], 5));
  expect(table.story.map(({ ply }) => ply)).toEqual([0, 1, 2]);
  expect(table.now?.ply).toBe(2);
});

it("says who has taken a move back, and all that came after it", () => {
  hear(played(3, 1, 0));
  hear(played(4, 0, 1));
  table.skip();
  expect(table.undone).toBeNull();
  hear(snapshot(2, 1, [], 6));
  expect(table.undone).toEqual({ seat: 1 });
  hear(snapshot(2, 1, [], 7));
  expect(table.undone).toBeNull();
});

describe("looking back", () => {
  it("shows a moment that was seen, and comes back", async () => {
    hear(played(3, 1, 0));
    vi.advanceTimersByTime(200);
    await table.look(2);
    expect(table.looked?.view).toEqual({ ply: 2 });
    expect(past).not.toHaveBeenCalled();
    await table.look(3);
    expect(table.looked).toBeNull();
  });

  it("shows whose turn it was and who led then", async () => {
    hear(played(3, 1, 0));
    vi.advanceTimersByTime(200);
    await table.look(2);
    expect(table.looked).toMatchObject({ to_act: [0], standing: { scores: [2, 1] } });
    past.mockResolvedValue([0, 1, 2].map((ply) => ({ ...chapter(ply, 0), view: { past: ply } })));
    await table.look(1);
    expect(table.looked).toMatchObject({ to_act: [1], standing: { scores: [1, 1] } });
  });

  it("asks for what was not seen, as the own seat saw it", async () => {
    past.mockResolvedValue([0, 1, 2].map((ply) => ({ ...chapter(ply, 0), view: { past: ply } })));
    await table.look(-1);
    expect(past).toHaveBeenCalledWith(0);
    expect(table.looked?.view).toEqual({ past: 0 });
    await table.look(1);
    expect(past).toHaveBeenCalledTimes(1);
    expect(table.looked?.view).toEqual({ past: 1 });
  });
});

describe("from hand to hand on one device", () => {
  const handed = (ply: number, seat: number | null, story: unknown[] = []) => {
    const { table } = snapshot(ply, seat ?? 1, story);
    return { table: { ...table, you: { seat, host: true } } };
  };
  const whole = (ply: number) =>
    Array.from({ length: ply + 1 }, (_, each) => chapter(each, each === 0 ? null : each % 2));

  it("a move is told to its end before the next player sees the table", () => {
    hear(played(3, 0, 1));
    hear(handed(3, 1, whole(3)));
    expect([table.you.seat, table.timeline.runs]).toEqual([0, true]);
    vi.advanceTimersByTime(200);
    expect([table.you.seat, table.timeline.runs]).toEqual([1, false]);
    expect(table.story.map(({ ply }) => ply)).toEqual([0, 1, 2, 3]);
  });

  it("what is skipped is skipped before the next player sees the table", () => {
    hear(played(3, 0, 0));
    hear(played(4, 0, 1));
    hear(handed(4, 1, whole(4)));
    table.skip();
    expect([table.you.seat, table.now?.ply, table.timeline.runs]).toEqual([1, 4, false]);
  });

  it("a curtain is drawn at once, and nothing stays that the last player knew", async () => {
    table.hints = [{ move: "move", visits: 1, value: 0, line: [] }];
    hear(played(3, 0, 1));
    hear(handed(3, null, whole(3)));
    expect([table.you.seat, table.timeline.runs, table.hints]).toEqual([null, false, []]);
    past.mockResolvedValue(whole(3).map((each) => ({ ...each, view: { public: each.ply } })));
    await table.look(2);
    expect(table.looked?.view).toEqual({ public: 2 });
  });

  it("whoever takes the device is told what happened since their last turn", async () => {
    hear(handed(5, null, whole(5)));
    hear(handed(5, 0, whole(5)));
    past.mockResolvedValue(whole(5).map((each) => ({ ...each, view: { own: each.ply } })));
    await table.catchUp();
    expect(past).toHaveBeenCalledWith(0);
    expect([table.now?.ply, table.settled?.ply, table.tells]).toEqual([5, 4, true]);
    expect(table.viewBefore({ ...chapter(5, 1), view: null })).toEqual({ own: 4 });
    expect(table.settled).toMatchObject({ to_act: [1], legal: [], standing: { scores: [4, 1] } });
    vi.advanceTimersByTime(100);
    expect([table.settled?.ply, table.tells]).toEqual([5, false]);
    expect(table.now?.legal).toEqual(["move"]);
  });
});

it("makes no move while one is on its way", () => {
  void table.play("move");
  void table.play("move");
  expect(socket.sent.filter(({ ask }) => JSON.stringify(ask).includes("play"))).toHaveLength(1);
});

it("counts a clock from when it was heard, not from when it is shown", () => {
  vi.setSystemTime(1000);
  const moved = played(3, 1, 0);
  hear({ played: { ...moved.played, now: { ...moved.played.now, clocks: [5000, 4000] } } });
  vi.setSystemTime(9000);
  vi.advanceTimersByTime(200);
  expect(table.clocks).toEqual({ left: [5000, 4000], runs: [0], since: 1000 });
});

it("is told where the game stands as the own seat may imagine it, or why not", async () => {
  const asked = () => socket.sent.at(-1)?.id;
  const imagined = table.imagine();
  hear({ imagined: { id: asked(), ply: 2, position: { game: "game" } } });
  hear({ done: { id: asked(), version: 2, ply: 2 } });
  expect(await imagined).toMatchObject({ ply: 2, position: { game: "game" } });
  const refused = table.imagine();
  hear({ refused: { id: asked(), code: "not-allowed", message: "" } });
  expect(await refused).toEqual({ code: "not-allowed", asked: "imagine" });
});

it("does not wait for ever for a hint that never comes", async () => {
  const asks = table.askForHint();
  hear({ done: { id: socket.sent.at(-1)?.id, version: 2, ply: 2 } });
  await asks;
  expect(table.thinking).toBe(true);
  vi.advanceTimersByTime(30_000);
  expect(table.thinking).toBe(false);
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Moment, sinceOwn, tracesOf, viewAround } from "./moment";
import { Timeline } from "./timeline.svelte";

const events = ["placed", "revealed", "paid"].map((event) => ({ event }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("tells one event after another, each for its time", () => {
  const heard: string[] = [];
  let ended = false;
  const timeline = new Timeline(({ event }) => heard.push(event));
  timeline.tell(events, [100, 0, 300], () => (ended = true));
  expect([timeline.told, timeline.runs, ended]).toEqual([1, true, false]);
  expect(timeline.beats.map(({ at }) => at)).toEqual([0, 100, 100]);
  vi.advanceTimersByTime(100);
  expect(timeline.told).toBe(3);
  vi.advanceTimersByTime(299);
  expect(ended).toBe(false);
  vi.advanceTimersByTime(1);
  expect([timeline.runs, ended, timeline.beats]).toEqual([false, true, []]);
  expect(heard).toEqual(["placed", "paid"]);
});

it("tells the rest at once, in silence, when it is skipped", () => {
  const heard: string[] = [];
  let ended = 0;
  const timeline = new Timeline(({ event }) => heard.push(event));
  timeline.tell(events, [100, 100, 100], () => ended++);
  timeline.skip();
  timeline.skip();
  expect([timeline.told, timeline.runs, ended]).toEqual([3, false, 1]);
  vi.advanceTimersByTime(1000);
  expect(ended).toBe(1);
  expect(heard).toEqual(["placed"]);
});

it("takes no time where there is none to take", () => {
  let ended = false;
  const timeline = new Timeline();
  timeline.tell(events, [0, 0, 0], () => (ended = true));
  expect([ended, timeline.beats]).toEqual([true, []]);
});

it("marks the last turn of each other seat, with all its moves", () => {
  const move = (seat: number | null, event: string) => ({ seat, events: [{ event }] });
  const story = [
    move(null, "dealt"),
    move(1, "old"),
    move(2, "rested"),
    move(0, "own"),
    move(1, "first"),
    move(1, "second"),
  ];
  const traces = tracesOf(story, 0).map(({ seat, events }) => [seat, events.map((e) => e.event)]);
  expect(traces).toEqual([
    [1, ["first", "second"]],
    [2, ["rested"]],
  ]);
  expect(sinceOwn(story, 0).map(({ events }) => events[0]?.event)).toEqual(["first", "second"]);
});

it("changes what is around a move once the move was shown, and for one's own at once", () => {
  const moved = (seat: number | null): Moment<string> => ({
    ply: 1,
    seat,
    events,
    view: "after",
    scores: [],
  });
  const beats = events.map((event) => ({ event, at: 0 }));
  expect(viewAround(moved(1), "before", beats, 0)).toBe("before");
  expect(viewAround(moved(1), "before", [], 0)).toBe("after");
  expect(viewAround(moved(0), "before", beats, 0)).toBe("after");
  expect(viewAround(moved(1), "before", beats, null)).toBe("before");
  expect(viewAround(moved(1), null, beats, 0)).toBe("after");
  // The deal is nobody's own move, not even a spectator's.
  expect(viewAround(moved(null), "before", beats, null)).toBe("before");
});

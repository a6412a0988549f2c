import { describe, expect, it } from "vitest";
import games from "../games/games.json";
import type { Keep } from "./module";
import type { NewHere } from "./protocol";
import { MemoryShelf } from "./shelf";
import { Guest, stage } from "./stage";

const ALONE: NewHere = {
  game: "sternenhimmel",
  options: {},
  seats: [{ person: "Ann" }, { bot: "novice" }, { bot: "casual" }],
  hints: "all",
};
const THREE: NewHere = {
  ...ALONE,
  seats: [{ person: "Ann" }, { person: "Bob" }, { person: "Cal" }],
};

const isOver = (guest: Guest) => () => guest.table?.table.phase === "over";

describe("a table on this device", () => {
  it("knows the games there are", async () => {
    const { device } = await stage();
    expect((await device.games()).map(({ id }) => id)).toEqual(games.map(({ id }) => id));
  });

  it.each(games.map(({ id }) => id))("is played to its end, with bots: %s", async (game) => {
    const { device, line, fallen } = await stage();
    const id = await device.make({ ...ALONE, game });
    const guest = new Guest(line, id);
    await guest.playUntil(isOver(guest));
    expect(fallen).toEqual([]);
    expect(guest.now?.outcome?.winners.length).toBeGreaterThan(0);
    const record = (await device.record(id)) as { game: string; deal?: unknown };
    expect(record.game).toBe(game);
    expect(record).not.toHaveProperty("deal");
    const pages = await device.replay(id, "open");
    expect(pages.length).toBe((guest.now?.ply ?? 0) + 1);
  });

  it.each(games.map(({ id }) => id))("is played by three people: %s", async (game) => {
    const { device, line } = await stage();
    const guest = new Guest(line, await device.make({ ...THREE, game }));
    await guest.playUntil(isOver(guest));
    expect(guest.now?.outcome).not.toBeNull();
  });

  it("goes on where it was when the worker comes again", async () => {
    const shelf = new MemoryShelf();
    const first = await stage(shelf);
    const id = await first.device.make(ALONE);
    const guest = new Guest(first.line, id);
    await guest.playUntil(() => (guest.now?.ply ?? 0) >= 9 && (guest.now?.legal.length ?? 0) > 0);
    const second = await stage(shelf);
    const again = new Guest(second.line, id);
    await again.until(() => again.now);
    expect(again.now).toEqual(guest.now);
    const [listed] = await second.device.list();
    expect(listed).toMatchObject({ id, game: ALONE.game, phase: "playing", ply: guest.now?.ply });
    await again.playUntil(isOver(again));
  });

  it("is told of nothing that is not kept", async () => {
    let keeps = true;
    let kept: Keep[] = [];
    let told = () => 0;
    class Slow extends MemoryShelf {
      override async keep(all: Keep[]): Promise<boolean> {
        const before = told();
        await new Promise((settle) => setTimeout(settle, 1));
        expect(told()).toBe(before);
        kept = [...kept, ...all];
        return keeps && super.keep(all);
      }
    }
    const { device, line } = await stage(new Slow());
    const id = await device.make({ ...ALONE, options: { first: "0" } });
    const guest = new Guest(line, id);
    told = () => guest.heard.length;
    await guest.until(() => guest.now);
    const { version, now } = guest;
    keeps = false;
    expect(await guest.play()).toBe("try-again");
    expect([guest.version, guest.now]).toEqual([version, now]);
    keeps = true;
    expect(await guest.play()).toBe(null);
    expect(kept.map(({ since }) => since)).toEqual([0, 2, 2]);
  });

  it("is passed on behind a curtain", async () => {
    const { device, line } = await stage();
    const id = await device.make(THREE);
    const guest = new Guest(line, id);
    await guest.playUntil(() => guest.state.next !== null);
    const before = guest.table?.you.seat;
    const { seat, name } = await guest.until(() => guest.state.next);
    expect([before, name]).toEqual([expect.any(Number), ["Ann", "Bob", "Cal"][seat]]);
    guest.pass();
    await guest.until(() => guest.table?.you.seat === null);
    expect(guest.state).toMatchObject({ next: null, passing: { seat, name } });
    for (const eyes of [0, 1, 2, "open"] as const) {
      await expect(device.replay(id, eyes)).rejects.toThrow("secrets");
    }
    guest.lift();
    await guest.until(() => guest.state.passing === null);
    expect(guest.table?.you.seat).toBe(seat);
    expect((await device.replay(id, seat)).length).toBe((guest.now?.ply ?? 0) + 1);
    await expect(device.replay(id, before ?? null)).rejects.toThrow("secrets");
  });

  it("is tried out from where it stands, at a table of its own", async () => {
    const { device, line } = await stage();
    const guest = new Guest(line, await device.make({ ...ALONE, options: { first: "0" } }));
    await guest.until(() => (guest.now?.legal.length ?? 0) > 0);
    expect(await guest.play()).toBe(null);
    expect(await guest.ask({ undo: { ply: 0 } })).toBe(null);
    expect(await guest.ask("imagine")).toBe(null);
    const heard = guest.heard.find((message) => "imagined" in message);
    const { position } = heard && "imagined" in heard ? heard.imagined : { position: null };
    const tried = new Guest(line, await device.make({ ...ALONE, position }));
    await tried.until(() => tried.now);
    expect(tried.now?.view).toEqual(guest.now?.view);
    await tried.playUntil(isOver(tried));
    expect(guest.now?.ply).toBe(0);
  });

  it("gives hints, steps back, and plays again", async () => {
    const { device, line } = await stage();
    const guest = new Guest(line, await device.make({ ...ALONE, options: { first: "0" } }));
    await guest.until(() => (guest.now?.legal.length ?? 0) > 0);
    expect(await guest.ask("hint")).toBe(null);
    const hint = await guest.until(() => guest.heard.find((message) => "hint" in message));
    expect("hint" in hint && guest.now?.legal).toContain("hint" in hint && hint.hint.hint.move);
    expect(await guest.play()).toBe(null);
    expect(await guest.ask({ undo: { ply: 0 } })).toBe(null);
    expect(guest.now?.ply).toBe(0);
    await guest.playUntil(isOver(guest));
    expect(await guest.ask("rematch")).toBe(null);
    const next = await guest.until(() => guest.table?.table.rematch);
    const again = new Guest(line, next);
    await again.until(() => again.now);
    expect(again.table?.table.seats.map(({ who }) => who)).toEqual([
      { bot: "novice" },
      { bot: "casual" },
      { guest: "Ann" },
    ]);
  });

  it("is exported, and opened again", async () => {
    const { device, line } = await stage();
    const id = await device.make(THREE);
    const guest = new Guest(line, id);
    await guest.playUntil(() => (guest.now?.ply ?? 0) >= 7);
    const record = await device.export(id);
    const other = await stage();
    const opened = await other.device.open(record, THREE.seats);
    expect(await other.device.export(opened)).toEqual(record);
    expect(await other.device.position(opened)).toEqual(await device.position(id));
    await expect(device.record(id)).rejects.toThrow("secrets");
    await expect(device.open({ game: "chess" })).rejects.toThrow("no game");
    await expect(device.open({})).rejects.toThrow("of which");
  });

  it("that there is not is said to be none", async () => {
    const { device, line } = await stage();
    const id = await device.make(ALONE);
    await device.remove(id);
    expect(await device.list()).toEqual([]);
    await expect(device.table(id)).rejects.toMatchObject({ code: "no-table" });
    const guest = new Guest(line, id);
    await guest.until(() => guest.heard.find((message) => "bye" in message));
  });

  it("opens in another tab when the first is closed", async () => {
    const shelf = new MemoryShelf();
    let held = Promise.resolve();
    const locks = {
      hold: async (_: string, waiting: () => void) => {
        const before = held;
        let letGo: () => void = () => undefined;
        held = new Promise((settle) => (letGo = settle));
        waiting();
        await before;
        return letGo;
      },
      alone: async () => false,
    };
    const [one, other] = [await stage(shelf, locks), await stage(shelf, locks)];
    const id = await one.device.make(ALONE);
    const first = new Guest(one.line, id);
    await first.until(() => first.now);
    const second = new Guest(other.line, id);
    await second.until(() => second.state.elsewhere);
    expect(second.now).toBe(null);
    await expect(other.device.remove(id)).rejects.toMatchObject({ code: "not-now" });
    first.close();
    await second.until(() => second.now);
    expect(second.state.elsewhere).toBe(false);
  });
});

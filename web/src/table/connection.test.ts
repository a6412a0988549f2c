import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ClientOut, Code } from "../wire";
import { Connection, type Link, type Socket } from "./connection";

class FakeSocket implements Socket {
  sent: { id: number; ask: unknown }[] = [];
  closed = false;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  constructor(readonly since: number) {}
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
  }
  say(message: unknown) {
    this.onmessage?.call(this as never, { data: JSON.stringify(message) } as MessageEvent);
  }
  fail() {
    this.onclose?.call(this as never, {} as CloseEvent);
  }
}

let sockets: FakeSocket[];
let heard: ClientOut[];
let links: Link[];
let why: Code | null;

const table = (version: number) => ({ table: { version, said: [], game: null } });
const played = (since: number) => ({ played: { since, version: since + 1, seat: 0, events: [] } });
const move = { play: { ply: 3, version: 7, move: "place 10 leo 3" } };

function connect(): Connection {
  const dial = (since: number) => {
    const socket = new FakeSocket(since);
    sockets.push(socket);
    return socket;
  };
  return new Connection(dial, {
    heard: (message) => heard.push(message),
    linked: (link, said) => {
      links.push(link);
      why = said;
    },
  });
}

function last(): FakeSocket {
  const socket = sockets.at(-1);
  if (!socket) throw new Error("no socket");
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  heard = [];
  links = [];
});
afterEach(() => vi.useRealTimers());

describe("a connection", () => {
  it("passes on what follows from what it has", () => {
    const connection = connect();
    last().say(table(7));
    last().say(played(7));
    last().say(played(8));
    expect(heard).toHaveLength(3);
    expect(connection.version).toBe(9);
  });

  it("asks for everything when it has missed something", () => {
    connect();
    last().say(table(7));
    last().say(played(9));
    last().say(played(10));
    expect(heard).toHaveLength(1);
    expect(last().sent.map(({ ask }) => ask)).toEqual([{ resync: { since: 7 } }]);
    last().say(table(11));
    last().say(played(11));
    expect(heard).toHaveLength(3);
  });

  it("does not pass on what it has heard already", () => {
    connect();
    last().say(table(7));
    last().say(played(7));
    last().say(played(7));
    expect(heard).toHaveLength(2);
    expect(last().sent).toEqual([]);
  });

  it("hears that a game is over, which changes no version", () => {
    connect();
    last().say(table(7));
    last().say({ changed: { since: 7, version: 7 } });
    expect(heard).toHaveLength(2);
  });

  it("comes back by itself, from where it was", () => {
    connect();
    last().say(table(7));
    last().fail();
    expect(links.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
    expect(last().since).toBe(7);
    last().say(table(8));
    expect(links.at(-1)).toBe("open");
  });

  it("waits longer each time, and not at all when hurried", () => {
    const connection = connect();
    last().fail();
    vi.advanceTimersByTime(1000);
    last().fail();
    vi.advanceTimersByTime(700);
    expect(sockets).toHaveLength(2);
    connection.wake();
    expect(sockets).toHaveLength(3);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(3);
  });

  it("does not call lost what was asked before it was left", async () => {
    const connection = connect();
    last().say(table(7));
    let settled = false;
    void connection.ask("rematch").then(() => (settled = true));
    connection.close();
    await Promise.resolve();
    expect(settled).toBe(false);
  });

  it("makes sure that it is alive when a phone wakes", () => {
    const connection = connect();
    last().say(table(7));
    connection.wake();
    expect(last().sent).toEqual([{ id: 1, ask: { resync: { since: 7 } } }]);
    last().say(table(7));
    last().say({ done: { id: 1, version: 7, ply: 3 } });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    connection.wake();
    vi.advanceTimersByTime(4_000);
    expect(sockets).toHaveLength(2);
  });

  it("hears on when the table is not told anew", async () => {
    const connection = connect();
    last().say(table(7));
    connection.wake();
    last().say({ refused: { id: 1, code: "too-fast", message: "" } });
    await Promise.resolve();
    last().say(played(7));
    expect(heard.at(-1)).toHaveProperty("played");
  });

  it("sends a move again whose answer it has not heard", async () => {
    const connection = connect();
    last().say(table(7));
    const answer = connection.ask(move);
    last().fail();
    vi.advanceTimersByTime(1000);
    expect(last().sent).toEqual([]);
    last().say(table(8));
    expect(last().sent).toEqual([{ id: 1, ask: move }]);
    last().say({ done: { id: 1, version: 8, ply: 4 } });
    expect(await answer).toBeNull();
  });

  it("sends a move that was chosen while it was away", () => {
    const connection = connect();
    void connection.ask(move);
    last().say(table(7));
    expect(last().sent).toEqual([{ id: 1, ask: move }]);
  });

  it("does not send again what is no move", async () => {
    const connection = connect();
    last().say(table(7));
    const answer = connection.ask({ say: { text: "hello" } });
    last().fail();
    expect((await answer)?.code).toBe("lost");
    vi.advanceTimersByTime(1000);
    last().say(table(7));
    expect(last().sent).toEqual([]);
  });

  it("says why something was not done", async () => {
    const connection = connect();
    last().say(table(7));
    const answer = connection.ask(move);
    last().say({ refused: { id: 1, code: "stale", message: "look again" } });
    expect(await answer).toEqual({ code: "stale", asked: "play" });
  });

  it("takes a silent connection for broken", () => {
    const connection = connect();
    last().say(table(7));
    void connection.ask(move);
    vi.advanceTimersByTime(12_000);
    expect(sockets[0]?.closed).toBe(true);
    last().say(table(7));
    expect(last().sent).toHaveLength(1);
  });

  it("comes back after a restart of the server", () => {
    connect();
    last().say(table(7));
    last().say({ bye: { code: "restart" } });
    expect(links.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
  });

  it("remembers why the server hung up, until it is back", () => {
    connect();
    last().say(table(7));
    last().say({ bye: { code: "try-again" } });
    expect(why).toBe("try-again");
    vi.advanceTimersByTime(1000);
    last().fail();
    expect(why).toBe("try-again");
    vi.advanceTimersByTime(2000);
    last().say(table(7));
    expect(why).toBeNull();
  });

  it("says that nobody looks, once, and again to a new socket", () => {
    const connection = connect();
    const asks = () => last().sent.map(({ ask }) => ask);
    connection.attend(true);
    last().say(table(7));
    expect(asks()).toEqual([]);
    connection.attend(false);
    connection.attend(false);
    expect(asks()).toEqual([{ attend: { seen: false } }]);
    last().fail();
    vi.advanceTimersByTime(1000);
    expect(asks(), "before it is greeted").toEqual([]);
    last().say(table(7));
    expect(asks()).toEqual([{ attend: { seen: false } }]);
    connection.attend(true);
    last().fail();
    vi.advanceTimersByTime(1000);
    last().say(table(7));
    expect(asks(), "it is looked at").toEqual([]);
  });

  it("is gone when it was closed", () => {
    const connection = connect();
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });
});

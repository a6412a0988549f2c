// A table's WebSocket. It reconnects after a break, requests everything again when it has missed something,
// and resends a move whose answer it did not receive: the server knows by its `ply` whether it was already
// made, so no move is lost or made twice.

import type { Refusal } from "../api";
import type { ClientIn, ClientOut, Code } from "../wire";

/** The used part of a WebSocket. */
export type Socket = Pick<WebSocket, "send" | "close" | "onmessage" | "onclose">;

export type Link = "opening" | "open" | "lost";
export interface Listener {
  heard: (message: ClientOut) => void;
  /** `why` is what the server said when it hung up, until the connection is back. */
  linked: (link: Link, why: Code | null) => void;
}

interface Asked {
  ask: ClientIn;
  /** Receives why it failed, or null. */
  answer: (code: Refusal["code"] | null) => void;
}

/** The first and the longest wait before reconnecting, in milliseconds. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
/** How long an answer may take before the connection counts as broken. */
const PATIENCE = 10_000;
/** The same for a connection that may have died while the page was hidden. */
const DOUBT = 3_000;

export class Connection {
  /** The last known version of the table. */
  version = 0;
  #dial: (since: number) => Socket;
  #listener: Listener;
  #socket: Socket | null = null;
  #asked = new Map<number, Asked>();
  #number = 0;
  #wait = FIRST_WAIT;
  #redial: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  /** The first message of a socket is the table; anything before it is ignored. */
  #greeted = false;
  #resyncing = false;
  #closed = false;
  #why: Code | null = null;
  /** The page is visible. The server assumes so of a new socket unless told otherwise. */
  #seen = true;

  constructor(dial: (since: number) => Socket, listener: Listener) {
    this.#dial = dial;
    this.#listener = listener;
    this.#open();
  }

  /** Sends a request; resolves to why it failed, or null. */
  ask(ask: ClientIn): Promise<Refusal | null> {
    return new Promise((settle) => {
      const id = ++this.#number;
      const answer = (code: Refusal["code"] | null) =>
        settle(code === null ? null : { code, asked: nameOf(ask) });
      this.#asked.set(id, { ask, answer });
      if (this.#greeted) this.#send(id, ask);
      else if (this.#socket === null && !isMove(ask)) this.#settle(id, "lost");
    });
  }

  /** The page is visible or online again: reconnects now if disconnected, and otherwise checks the
   * connection: after a phone has slept, its socket may be dead without knowing it. */
  wake(): void {
    if (this.#closed) return;
    if (this.#socket === null) this.#open();
    else if (this.#greeted && !this.#resyncing) {
      this.#resync();
      this.#expect(DOUBT);
    }
  }

  /** The page became visible or hidden: the server sends no notifications to a player whose page is
   * visible. */
  attend(seen: boolean): void {
    if (seen === this.#seen) return;
    this.#seen = seen;
    if (this.#greeted) void this.ask({ attend: { seen } });
  }

  /** Starts afresh, because the client's identity has changed. */
  restart(): void {
    this.version = 0;
    this.#drop();
    this.#open();
  }

  /** Closes it. Nothing waits for answers any more. */
  close(): void {
    this.#closed = true;
    this.#asked.clear();
    this.#drop();
  }

  #open(): void {
    clearTimeout(this.#redial);
    this.#listener.linked("opening", this.#why);
    const socket = this.#dial(this.version);
    this.#socket = socket;
    this.#greeted = false;
    this.#resyncing = false;
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data as string) as ClientOut);
    socket.onclose = () => this.#lose();
  }

  #lose(): void {
    this.#drop();
    if (this.#closed) return;
    this.#listener.linked("lost", this.#why);
    // Clients that lost the same server should not all reconnect at the same moment.
    const wait = this.#wait * (0.75 + Math.random() / 2);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    this.#redial = setTimeout(() => this.#open(), wait);
  }

  #drop(): void {
    clearTimeout(this.#redial);
    clearTimeout(this.#patience);
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    if (socket) {
      socket.onmessage = socket.onclose = null;
      socket.close();
    }
    for (const [id, { ask }] of this.#asked) {
      if (!isMove(ask)) this.#settle(id, "lost");
    }
  }

  #send(id: number, ask: ClientIn): void {
    this.#socket?.send(JSON.stringify({ id, ask }));
    this.#expect(PATIENCE);
  }

  /** Treats the connection as broken if nothing is answered in time. */
  #expect(time: number): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#lose(), time);
  }

  #resync(): void {
    this.#resyncing = true;
    void this.ask({ resync: { since: this.version } }).then((refusal) => {
      if (refusal) this.#resyncing = false;
    });
  }

  #hear(message: ClientOut): void {
    if ("table" in message) {
      this.version = message.table.version;
      this.#resyncing = false;
      this.#listener.heard(message);
      if (!this.#greeted) this.#greet();
    } else if ("done" in message) {
      this.#settle(message.done.id, null);
    } else if ("refused" in message) {
      const { id, code } = message.refused;
      if (id !== null) this.#settle(id, code);
    } else if ("bye" in message) {
      this.#why = message.bye.code;
      this.#lose();
    } else {
      const step = stepOf(message);
      if (step === null || this.#follows(step)) this.#listener.heard(message);
    }
  }

  #greet(): void {
    this.#greeted = true;
    this.#wait = FIRST_WAIT;
    this.#why = null;
    this.#listener.linked("open", null);
    for (const [id, { ask }] of this.#asked) this.#send(id, ask);
    if (!this.#seen) void this.ask({ attend: { seen: false } });
  }

  /** Whether a message continues from the known version; if something is missing, everything is requested. */
  #follows({ since, version }: Step): boolean {
    if (since === this.version && !this.#resyncing) {
      this.version = version;
      return true;
    }
    // A step within the current version, as when a game ends, changes no version.
    if (since === version && version === this.version) return true;
    if (since > this.version && !this.#resyncing) this.#resync();
    return false;
  }

  #settle(id: number, code: Code | "lost" | null): void {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    if (this.#asked.size === 0) clearTimeout(this.#patience);
    asked?.answer(code);
  }
}

type Step = { since: number; version: number };

function stepOf(message: ClientOut): Step | null {
  if ("changed" in message) return message.changed;
  if ("played" in message) return message.played;
  if ("said" in message) return message.said;
  return null;
}

function nameOf(ask: ClientIn): string {
  return typeof ask === "string" ? ask : (Object.keys(ask)[0] ?? "");
}

function isMove(ask: ClientIn): boolean {
  return typeof ask === "object" && "play" in ask;
}

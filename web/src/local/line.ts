// The page's end of the connection to the worker: calls with their answers, and sockets of tables.

import { Failed } from "../api";
import type { Socket } from "../table/connection";
import type { CallName, FromWorker, HereState, ToWorker } from "./protocol";

/** The used part of a Worker. */
export interface Far {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** A refused call, with the reason in words. */
class Refused extends Failed {
  constructor(code: Failed["code"], asked: string, reason: string) {
    super(code, asked);
    this.message = reason;
  }
}

interface Called {
  name: CallName;
  settle: (value: unknown) => void;
  fail: (why: Failed) => void;
}

/** Receives the state of a socket's table. */
export type About = (state: HereState) => void;

/** A table's socket to the worker. */
export class LocalSocket implements Socket {
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  readonly number: number;
  readonly about: About;
  #line: Line;

  constructor(line: Line, number: number, about: About) {
    this.#line = line;
    this.number = number;
    this.about = about;
  }

  send(text: string): void {
    this.#line.post({ say: this.number, text });
  }

  pass(): void {
    this.#line.post({ pass: this.number });
  }

  lift(): void {
    this.#line.post({ lift: this.number });
  }

  close(): void {
    this.#line.hangUp(this);
  }
}

export class Line {
  #start: () => Far;
  #far: Far | null = null;
  #number = 0;
  #calls = new Map<number, Called>();
  #sockets = new Map<number, LocalSocket>();

  constructor(start: () => Far) {
    this.#start = start;
  }

  call(name: CallName, args: unknown[]): Promise<unknown> {
    return new Promise((settle, fail) => {
      const call = ++this.#number;
      this.#calls.set(call, { name, settle, fail });
      this.post({ call, name, args });
    });
  }

  dial(table: string, since: number, about: About): LocalSocket {
    const socket = new LocalSocket(this, ++this.#number, about);
    this.#sockets.set(socket.number, socket);
    this.post({ dial: socket.number, table, since });
    return socket;
  }

  hangUp(socket: LocalSocket): void {
    if (this.#sockets.delete(socket.number)) this.post({ hangUp: socket.number });
  }

  post(message: ToWorker): void {
    this.#far ??= this.#begin();
    this.#far.postMessage(message);
  }

  #begin(): Far {
    const far = this.#start();
    far.onmessage = ({ data }) => this.#hear(data);
    far.onerror = () => this.#lose(far);
    return far;
  }

  #hear(message: FromWorker): void {
    if ("answer" in message) {
      const called = this.#calls.get(message.answer);
      this.#calls.delete(message.answer);
      if ("value" in message) called?.settle(message.value);
      else called?.fail(new Refused(message.refused, called.name, message.reason));
    } else if ("heard" in message) {
      const data = message.text;
      const socket = this.#sockets.get(message.heard);
      socket?.onmessage?.call(socket as never, { data } as MessageEvent);
    } else if ("about" in message) {
      this.#sockets.get(message.about)?.about(message.state);
    } else if ("closed" in message) {
      this.#close(message.closed);
    } else if (this.#far) {
      this.#lose(this.#far);
    }
  }

  /** The worker has failed. The next one, started on demand, reads the stored tables again. */
  #lose(far: Far): void {
    far.terminate();
    this.#far = null;
    for (const { name, fail } of this.#calls.values()) fail(new Failed("broken", name));
    this.#calls.clear();
    for (const number of [...this.#sockets.keys()]) this.#close(number);
  }

  #close(number: number): void {
    const socket = this.#sockets.get(number);
    this.#sockets.delete(number);
    socket?.onclose?.call(socket as never, {} as CloseEvent);
  }
}

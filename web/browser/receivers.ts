// The receivers of notifications in a test: a web-hook, and a mail server that accepts everything.

import { createServer as createWeb, type Server as Web } from "node:http";
import {
  createServer as createMail,
  type AddressInfo,
  type Server as Mail,
  type Socket,
} from "node:net";

/** Received items, the next of which can be awaited. */
class Tray<Item> {
  #items: Item[] = [];
  #waits: ((item: Item) => void)[] = [];

  put(item: Item): void {
    const wait = this.#waits.shift();
    if (wait) wait(item);
    else this.#items.push(item);
  }

  next(): Promise<Item> {
    const item = this.#items.shift();
    return item === undefined
      ? new Promise((done) => this.#waits.push(done))
      : Promise.resolve(item);
  }
}

function listen(server: Web | Mail): Promise<number> {
  return new Promise((done) =>
    server.listen(0, "127.0.0.1", () => done((server.address() as AddressInfo).port)),
  );
}

export interface Posted {
  kind: string;
  title: string;
  body: string;
  table: string | null;
  url: string;
  code: string | null;
}

export class Hook {
  readonly posted = new Tray<Posted>();
  url = "";
  #server = createWeb((asked, answer) => {
    let text = "";
    asked.on("data", (part) => (text += part));
    asked.on("end", () => {
      this.posted.put(JSON.parse(text) as Posted);
      answer.writeHead(204).end();
    });
  });

  async start(): Promise<void> {
    this.url = `http://127.0.0.1:${await listen(this.#server)}/hook`;
  }

  end(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

export class Mailbox {
  readonly mails = new Tray<string>();
  port = 0;
  #server = createMail((socket) => this.#talk(socket));

  async start(): Promise<void> {
    this.port = await listen(this.#server);
  }

  end(): void {
    this.#server.close();
  }

  /** The part of SMTP that is needed to receive mails one after another. */
  #talk(socket: Socket): void {
    let heard = "";
    let mail: string[] | null = null;
    socket.write("220 stars\r\n");
    socket.on("error", () => undefined);
    socket.on("data", (part) => {
      heard += part.toString();
      const lines = heard.split("\r\n");
      heard = lines.pop() ?? "";
      for (const line of lines) {
        if (mail && line === ".") {
          this.mails.put(plain(mail.join("\r\n")));
          mail = null;
          socket.write("250 kept\r\n");
        } else if (mail) mail.push(line);
        else if (/^DATA/i.test(line)) {
          mail = [];
          socket.write("354 go on\r\n");
        } else if (/^QUIT/i.test(line)) socket.end("221 bye\r\n");
        else socket.write("250 stars\r\n");
      }
    });
  }
}

/** The text of a mail, regardless of line breaks. */
function plain(mail: string): string {
  return mail
    .replaceAll("=\r\n", "")
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
}

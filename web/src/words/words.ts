// What happened, in words, as the command line says it: `crates/cli/src/words.rs` tells how an
// event becomes a message, and a test holds both against the same golden words.

import {
  FluentBundle,
  FluentNumber,
  type FluentResource,
  type FluentVariable,
  type Message,
  type Scope,
} from "@fluent/bundle";
import fields from "./fields.json";

export type Arguments = Record<string, FluentVariable>;
/** Something that happened: its kind, and fields that hold what `fields.json` says. */
export type Happening = { event: string };
/** What a field of an event holds: `table::Field`. */
type Holds = "seat" | "number" | "flag" | { name: string } | { names: string } | { counts: string };
/** What a seat is called. */
export type Names = (seat: number) => string;

/** What was read of a file of words; `scripts/words.ts` does it while the page is built. */
export type Messages = FluentResource["body"];

const FIELDS = fields as Record<string, Record<string, Holds>>;

/** How many texts are remembered. */
const REMEMBERED = 5000;

/** What a message is given for nothing. */
const NONE = "none";

/** A count, written without asking the browser how: its first answer takes a phone a third of a second. */
class Count extends FluentNumber {
  override toString(scope: Scope): string {
    const isPlain = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return isPlain ? String(this.value) : super.toString(scope);
  }
}

export class Words {
  readonly language: string;
  #bundle: FluentBundle;
  /** What was said before: a board says most of it again after every move. */
  #said = new Map<string, string | null>();

  constructor(language: string, messages: Messages) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.add(messages);
  }

  /** Nobody hears of them who has read the words before: they are for what is shown from now on. */
  add(messages: Messages): void {
    this.#said.clear();
    this.#bundle.addResource({ body: messages });
  }

  /** A message; its name, if there is none. */
  text(id: string, given: Arguments = {}): string {
    return this.#form(id, null, given) ?? id;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** What a seat is called that has no name. */
  seat(number: number): string {
    return this.text("seat", { number });
  }

  /** The name of something: of a disc, a figure, a card. */
  name(kind: string, text: string): string {
    const [id, given] = this.#naming(kind, text);
    return this.#form(id, null, given) ?? text;
  }

  /** The name of something and its other forms, as arguments: `$ends`, and `$ends-plural` beside it. */
  forms(argument: string, kind: string, text: string): Arguments {
    const given: Arguments = {};
    this.#setName(given, argument, kind, text);
    return given;
  }

  /** An event in words; as it is, if there are none for it. */
  event(game: string, event: Happening, names: Names = (seat) => this.seat(seat)): string {
    const given: Arguments = {};
    for (const [field, value] of Object.entries(event)) {
      const holds = FIELDS[game]?.[field];
      if (typeof holds === "object" && "name" in holds && typeof value === "string") {
        this.#setName(given, field, holds.name, value);
      } else if (holds) given[field] = this.#argument(holds, value, names);
    }
    return this.#form(`${game}-${event.event}`, null, given) ?? JSON.stringify(event);
  }

  #form(id: string, form: string | null, given: Arguments): string | null {
    const key = keyOf(id, form, given);
    const said = this.#said.get(key);
    if (said !== undefined) return said;
    if (this.#said.size >= REMEMBERED) this.#said.clear();
    const text = this.#format(id, form, given);
    this.#said.set(key, text);
    return text;
  }

  #format(id: string, form: string | null, given: Arguments): string | null {
    const message = this.#bundle.getMessage(id);
    const pattern = form === null ? message?.value : message?.attributes[form];
    if (!pattern) return null;
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, counted(given), errors);
    return errors.length === 0 ? text : null;
  }

  /** Gives a text by its name, and the other forms of the name beside it. */
  #setName(given: Arguments, argument: string, kind: string, text: string): void {
    const [id, own] = this.#naming(kind, text);
    given[argument] = this.#form(id, null, own) ?? text;
    const message: Message | undefined = this.#bundle.getMessage(id);
    for (const form of Object.keys(message?.attributes ?? {})) {
      const name = this.#form(id, form, own);
      if (name !== null) given[`${argument}-${form}`] = name;
    }
  }

  /** The message that names a text, whether there is one or not, and its arguments. */
  #naming(kind: string, text: string): [string, Arguments] {
    const id = `${kind}-${text}`;
    const dash = text.indexOf("-");
    if (dash < 0 || this.has(id)) return [id, {}];
    const given: Arguments = {};
    this.#setName(given, "of", "of", text.slice(0, dash));
    return [`${kind}-${text.slice(dash + 1)}`, given];
  }

  /** What a field holds, other than a name. */
  #argument(holds: Holds, value: unknown, names: Names): FluentVariable {
    if (value === null || value === undefined) return NONE;
    if (typeof value === "number") return holds === "seat" ? names(value) : value;
    if (typeof holds === "object" && "names" in holds) {
      return listed((value as string[]).map((text) => this.name(holds.names, text)));
    }
    if (typeof holds === "object" && "counts" in holds) {
      const some = Object.entries(value as Record<string, number>).filter(([, count]) => count > 0);
      return listed(some.map(([name, count]) => this.text(`count-${name}`, { count })));
    }
    return String(value);
  }
}

/** A message and what it is given, in one; a number is not the text that it is written with. */
function keyOf(id: string, form: string | null, given: Arguments): string {
  let key = form === null ? id : `${id}.${form}`;
  for (const name in given) {
    const value = given[name];
    key += `\n${name}${typeof value === "number" ? "#" : "="}${String(value)}`;
  }
  return key;
}

function counted(given: Arguments): Arguments {
  const entries = Object.entries(given);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === "number" ? new Count(value) : value]),
  );
}

function listed(texts: string[]): string {
  return texts.length === 0 ? NONE : texts.join(", ");
}

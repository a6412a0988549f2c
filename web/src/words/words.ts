// Events in words, the same as on the command line: `crates/cli/src/words.rs` explains how an event becomes a
// message, and a test checks both against the same golden words.

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
/** An event: its kind, and fields as `fields.json` describes them. */
export type Happening = { event: string };
/** The type of an event's field: `table::Field`. */
type Holds = "seat" | "number" | "flag" | { name: string } | { names: string } | { counts: string };
/** The names of seats. */
export type Names = (seat: number) => string;

/** A parsed file of words; `scripts/words.ts` parses them while the page is built. */
export type Messages = FluentResource["body"];

const FIELDS = fields as Record<string, Record<string, Holds>>;

/** The size of the cache of texts. */
const REMEMBERED = 5000;

/** The argument that stands for a missing value. */
const NONE = "none";

/** A count, formatted without Intl where possible: its first use takes a phone a third of a second. */
class Count extends FluentNumber {
  override toString(scope: Scope): string {
    const isPlain = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return isPlain ? String(this.value) : super.toString(scope);
  }
}

export class Words {
  readonly language: string;
  #bundle: FluentBundle;
  /** The cache of texts: a board says most of its texts again after every move. */
  #said = new Map<string, string | null>();

  constructor(language: string, messages: Messages) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.add(messages);
  }

  /** Texts already on display do not change: new messages serve what is shown from now on. */
  add(messages: Messages): void {
    this.#said.clear();
    this.#bundle.addResource({ body: messages });
  }

  /** A message; its id, if it does not exist. */
  text(id: string, given: Arguments = {}): string {
    return this.#form(id, null, given) ?? id;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The name of a seat without a player's name. */
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

  /** An event in words; as JSON, if there is no message for it. */
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

  /** Sets the name of a text as an argument, and its other forms beside it. */
  #setName(given: Arguments, argument: string, kind: string, text: string): void {
    const [id, own] = this.#naming(kind, text);
    given[argument] = this.#form(id, null, own) ?? text;
    const message: Message | undefined = this.#bundle.getMessage(id);
    for (const form of Object.keys(message?.attributes ?? {})) {
      const name = this.#form(id, form, own);
      if (name !== null) given[`${argument}-${form}`] = name;
    }
  }

  /** The id of the message that names a text, whether it exists or not, and its arguments. */
  #naming(kind: string, text: string): [string, Arguments] {
    const id = `${kind}-${text}`;
    const dash = text.indexOf("-");
    if (dash < 0 || this.has(id)) return [id, {}];
    const given: Arguments = {};
    this.#setName(given, "of", "of", text.slice(0, dash));
    return [`${kind}-${text.slice(dash + 1)}`, given];
  }

  /** The value of a field, other than a name. */
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

/** A cache key of a message and its arguments; a number differs from its text. */
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

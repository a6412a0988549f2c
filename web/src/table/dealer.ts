// The page's part in the deal: it seals a number, notes the seals it sees, and reveals its number only for
// the noted seals.

import type { Refusal } from "../api";
import type { Contribution } from "../http";
import type { ClientIn, TableInfo, You } from "../wire";
import { commitmentOf, randomValue, sameSeals, type Seal } from "./deal";
import type { Notebook, Notes } from "./evidence";

/** Why a page withholds its number: the table's seal is a different one, its own seal was not made here,
 * or seals were changed after they were seen. Or why it should not trust the deal: it was left out
 * although it was present. */
export type Trouble = "table" | "own" | "changed" | "excluded";

/** Temporary refusals, after which a retry makes sense. */
const PASSING: Refusal["code"][] = ["try-again", "too-fast", "restart"];
/** The wait before a retry, in milliseconds. */
const AGAIN = 2000;

export class Dealer {
  #notebook: Notebook;
  #ask: (what: ClientIn) => Promise<Refusal | null>;
  /** On arrival, this device replaces the number of another one once, so that two never compete for ever. */
  #claims = true;
  #busy = false;
  /** Whether the page has done its part, and the connection has held since: nobody can truthfully call it
   * absent. */
  #here = false;
  /** The number that was revealed, or no longer needs to be. */
  #revealed: string | null = null;
  #latest: TableInfo | null = null;
  #you: You = { seat: null, host: false };
  /** The table as last seen with its seals. */
  #sealed: TableInfo | null = null;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(notebook: Notebook, ask: (what: ClientIn) => Promise<Refusal | null>) {
    this.#notebook = notebook;
    this.#ask = ask;
  }

  /** Does the page's part of the deal, and returns why it does not. */
  look(info: TableInfo, you: You): Trouble | null {
    this.#latest = info;
    this.#you = you;
    if (info.phase !== "lobby") return null;
    const notes = this.#notebook.of(info.id) ?? this.#begin(info);
    if (notes.commitment !== info.commitment) return "table";
    if (this.#isExcluded(info, you)) {
      this.#notebook.keep(info.id, { ...notes, excluded: true });
      return "excluded";
    }
    if (info.sealed) return this.#seal(info, you, notes);
    this.#sealed = null;
    this.#commit(info, you, notes);
    this.#claims = false;
    return null;
  }

  /** The player is back at this device: it takes over from another one. */
  claim(): void {
    this.#claims = true;
    if (this.#latest) this.look(this.#latest, this.#you);
  }

  /** The connection was lost: a page that is called absent then may have been absent. */
  lost(): void {
    this.#here = false;
  }

  #isExcluded(info: TableInfo, { seat }: You): boolean {
    const own = seat === null ? undefined : info.seats[seat];
    return own?.left_out === true && this.#here && !this.#busy;
  }

  close(): void {
    clearTimeout(this.#again);
    this.#latest = null;
  }

  #begin({ id, commitment }: TableInfo): Notes {
    const notes = { commitment, made: [], sealed: null, deals: 0 };
    this.#notebook.keep(id, notes);
    return notes;
  }

  #commit(info: TableInfo, { seat }: You, notes: Notes): void {
    const own = seat === null ? undefined : info.seats[seat];
    if (seat === null || !own || own.left_out) return;
    const mine = notes.made.filter((made) => made.seat === seat);
    const isMine = mine.some((made) => commitmentOf(made) === own.commitment);
    if (own.ready && isMine) this.#here = true;
    if (own.ready && (isMine || !this.#claims)) return;
    const made = mine.at(-1) ?? { seat, value: randomValue() };
    if (mine.length === 0) {
      this.#notebook.keep(info.id, { ...notes, made: [...notes.made, made] });
    }
    void this.#send({ commit: { value: commitmentOf(made) } }, () => undefined);
  }

  #seal(info: TableInfo, { seat }: You, notes: Notes): Trouble | null {
    const seals = sealsOf(info);
    const before = this.#sealed;
    this.#sealed ??= info;
    const own = seals.find((seal) => seal.seat === seat);
    const isOwn = (made: Contribution) =>
      made.seat === own?.seat && commitmentOf(made) === own.commitment;
    const { sealed } = notes;
    if (sealed && sameSeals(sealed.seats, seals) && sealed.own) {
      if (isOwn(sealed.own)) this.#reveal(sealed.own.value);
      return null;
    }
    // A number revealed for some seals is never revealed, nor noted, for others. And seals are final until
    // somebody is named who broke the deal off.
    const isSpent = sealed?.own != null && isOwn(sealed.own);
    const isSwapped =
      before !== null &&
      before.broken_off.length === info.broken_off.length &&
      !sameSeals(sealsOf(before), seals);
    if (isSpent || isSwapped) return this.#keepOut("changed");
    this.#sealed = info;
    const made = notes.made.find(isOwn);
    this.#notebook.keep(info.id, {
      ...notes,
      made: notes.made.filter((one) => one !== made),
      sealed: { seats: seals, own: made ?? null },
      deals: notes.deals + (made ? 1 : 0),
    });
    if (made) this.#reveal(made.value);
    return own && !made ? this.#keepOut("own") : null;
  }

  /** A page that reveals nothing has no part in the deal. */
  #keepOut(trouble: Trouble): Trouble {
    this.#here = false;
    return trouble;
  }

  #reveal(value: string): void {
    if (this.#revealed === value) return;
    void this.#send({ reveal: { value } }, (refused) => {
      this.#revealed = value;
      if (refused) this.#here = false;
    });
  }

  /** One request at a time; changes received meanwhile are handled afterwards. */
  async #send(what: ClientIn, done: (refused: boolean) => void): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    const looked = this.#latest;
    const refusal = await this.#ask(what);
    this.#busy = false;
    // A lost request is repeated when the connection is back.
    if (refusal?.code === "lost") return;
    if (refusal && PASSING.includes(refusal.code)) {
      clearTimeout(this.#again);
      this.#again = setTimeout(() => this.#lookAgain(), AGAIN);
      return;
    }
    // Any other refusal means that it is too late, or that another page of the same person was faster.
    done(refusal !== null);
    if (this.#latest !== looked) this.#lookAgain();
  }

  #lookAgain(): void {
    if (this.#latest) this.look(this.#latest, this.#you);
  }
}

/** The seals of all participants. */
export function sealsOf({ seats }: TableInfo): Seal[] {
  return seats.flatMap(({ commitment, left_out }, seat) =>
    commitment === null || left_out ? [] : [{ seat, commitment }],
  );
}

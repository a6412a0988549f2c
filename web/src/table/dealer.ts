// The page's part in the deal: it seals a number, notes what it sees, and reveals its number only for
// the seals it has noted.

import type { Refusal } from "../api";
import type { Contribution } from "../http";
import type { ClientIn, TableInfo, You } from "../wire";
import { commitmentOf, randomValue, sameSeals, type Seal } from "./deal";
import type { Notebook, Notes } from "./evidence";

/** Why a page holds its number back: the table's seal is another one, the own seal was not made here,
 * or seals were changed after they were seen. Or why it should not trust the deal: it was left out
 * although it was here. */
export type Trouble = "table" | "own" | "changed" | "excluded";

/** What a server may refuse for now, and not a moment later. */
const PASSING: Refusal["code"][] = ["try-again", "too-fast", "restart"];
/** How long it waits before it asks again for what was refused, in milliseconds. */
const AGAIN = 2000;

export class Dealer {
  #notebook: Notebook;
  #ask: (what: ClientIn) => Promise<Refusal | null>;
  /** A number of another device is replaced once when this one comes, so that two never quarrel. */
  #claims = true;
  #busy = false;
  /** Whether the page has done its part, and the connection has held since: nobody can call it away. */
  #here = false;
  /** The number that was revealed, or need not be any more. */
  #revealed: string | null = null;
  #latest: TableInfo | null = null;
  #you: You = { seat: null, host: false };
  /** The table as it was sealed when last looked at. */
  #sealed: TableInfo | null = null;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(notebook: Notebook, ask: (what: ClientIn) => Promise<Refusal | null>) {
    this.#notebook = notebook;
    this.#ask = ask;
  }

  /** Does what is to be done for the deal, and says why it does not. */
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

  /** Somebody is at this device again: it takes over from another one. */
  claim(): void {
    this.#claims = true;
    if (this.#latest) this.look(this.#latest, this.#you);
  }

  /** The connection was lost: whoever is called away then may have been. */
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
    // What was revealed for some seals is never revealed, nor noted, for others. And seals stand until
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

  /** Whoever reveals nothing has no part in the deal. */
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

  /** One thing at a time; whatever was heard meanwhile is looked at afterwards. */
  async #send(what: ClientIn, done: (refused: boolean) => void): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    const looked = this.#latest;
    const refusal = await this.#ask(what);
    this.#busy = false;
    // What was lost is asked again when the connection is back.
    if (refusal?.code === "lost") return;
    if (refusal && PASSING.includes(refusal.code)) {
      clearTimeout(this.#again);
      this.#again = setTimeout(() => this.#lookAgain(), AGAIN);
      return;
    }
    // Whatever else it is refused for, it is too late, or another page of the same person was faster.
    done(refusal !== null);
    if (this.#latest !== looked) this.#lookAgain();
  }

  #lookAgain(): void {
    if (this.#latest) this.look(this.#latest, this.#you);
  }
}

/** The seals of all who take part. */
export function sealsOf({ seats }: TableInfo): Seal[] {
  return seats.flatMap(({ commitment, left_out }, seat) =>
    commitment === null || left_out ? [] : [{ seat, commitment }],
  );
}

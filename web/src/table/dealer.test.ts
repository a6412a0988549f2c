import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Refusal } from "../api";
import type { ClientIn, SeatInfo, TableInfo } from "../wire";
import { commitmentOf, randomValue } from "./deal";
import { Dealer } from "./dealer";
import { evidenceOf, Notebook } from "./evidence";

const OTHERS = commitmentOf({ seat: 1, value: randomValue() });
const OTHERS_NEXT = commitmentOf({ seat: 1, value: randomValue() });

let asked: ClientIn[];
let refusal: Refusal["code"] | null;
let notebook: Notebook;

const sitter = (commitment: string | null, more: Partial<SeatInfo> = {}): SeatInfo => ({
  who: { guest: "Ada" },
  ready: commitment !== null,
  commitment,
  left_out: false,
  revealed: false,
  stand_in: null,
  ...more,
});

/** Seat 0 is the page's own, seat 1 somebody else's. */
function table(own: SeatInfo, more: Partial<TableInfo> = {}, other = sitter(OTHERS)): TableInfo {
  return {
    id: "abc",
    name: "Ada",
    game: "astra",
    options: {},
    public: false,
    hints: "off",
    clock: null,
    set_up: false,
    rated: false,
    phase: "lobby",
    commitment: "c0",
    dealing: false,
    sealed: false,
    broken_off: [],
    seats: [own, other],
    host: 0,
    ended: false,
    news: [],
    proposal: null,
    rematch: null,
    ...more,
  };
}
const sealed = { dealing: true, sealed: true };

const ada = { seat: 0, host: true };
const nobody = { seat: null, host: false };

function open(): Dealer {
  return new Dealer(notebook, (what) => {
    asked.push(what);
    return Promise.resolve(refusal && { code: refusal, asked: "" });
  });
}

/** The page's last commitment. */
function committed(): string {
  const last = asked.findLast((ask) => typeof ask === "object" && "commit" in ask);
  if (typeof last !== "object" || !("commit" in last)) throw new Error("nothing was committed to");
  return last.commit.value;
}

/** The commitments of the revealed numbers. */
const revealed = () =>
  asked.flatMap((ask) =>
    typeof ask === "object" && "reveal" in ask
      ? [commitmentOf({ seat: 0, value: ask.reveal.value })]
      : [],
  );
const evidence = () => evidenceOf("abc", notebook.of("abc"));
const settle = () => vi.waitFor(() => Promise.resolve());

/** A page that has committed, and its commitment. */
async function seated(): Promise<{ dealer: Dealer; own: string }> {
  const dealer = open();
  dealer.look(table(sitter(null)), ada);
  await settle();
  return { dealer, own: committed() };
}

beforeEach(() => {
  asked = [];
  refusal = null;
  notebook = new Notebook(() => {
    throw new Error("denied");
  });
});

describe("a page in the lobby", () => {
  it("seals a number, once", async () => {
    const { dealer, own } = await seated();
    dealer.look(table(sitter(own)), ada);
    await settle();
    expect(asked).toHaveLength(1);
    expect(revealed()).toEqual([]);
  });

  it("seals nothing for somebody who looks on or is left out", () => {
    open().look(table(sitter(null)), nobody);
    open().look(table(sitter(null, { left_out: true }), { dealing: true }), ada);
    expect(asked).toEqual([]);
  });

  it("knows its seal again after it was loaded anew", async () => {
    const { own } = await seated();
    open().look(table(sitter(own)), ada);
    await settle();
    expect(asked).toHaveLength(1);
  });

  it("replaces another device's seal once, when it is opened", async () => {
    const elsewhere = randomValue();
    const dealer = open();
    dealer.look(table(sitter(elsewhere)), ada);
    await settle();
    expect(asked).toHaveLength(1);
    const own = committed();
    dealer.look(table(sitter(own)), ada);
    dealer.look(table(sitter(elsewhere)), ada);
    await settle();
    expect(asked).toHaveLength(1);
    dealer.claim();
    await settle();
    expect(asked).toHaveLength(2);
  });

  it("tries again what the server could not save", async () => {
    vi.useFakeTimers();
    refusal = "try-again";
    open().look(table(sitter(null)), ada);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toHaveLength(1);
    refusal = null;
    await vi.advanceTimersByTimeAsync(5000);
    vi.useRealTimers();
    expect(asked).toHaveLength(2);
    expect(asked[0]).toEqual(asked[1]);
  });
});

describe("a page that is asked to reveal its number", () => {
  it("does so once it has kept all seals", async () => {
    const { dealer, own } = await seated();
    dealer.look(table(sitter(own)), ada);
    expect(dealer.look(table(sitter(own), sealed), ada)).toBeNull();
    expect(evidence()).toMatchObject({
      table: "abc",
      commitment: "c0",
      seats: [
        { seat: 0, commitment: own },
        { seat: 1, commitment: OTHERS },
      ],
      own: { seat: 0 },
      deals: 1,
    });
    await settle();
    expect(revealed()).toEqual([own]);
  });

  it("does so once, whatever else is heard", async () => {
    const { dealer, own } = await seated();
    for (let time = 0; time < 3; time++) {
      dealer.look(table(sitter(own), sealed), ada);
      await settle();
    }
    expect(revealed()).toEqual([own]);
  });

  it("does so again after it was loaded anew, in case it was not heard", async () => {
    const { dealer, own } = await seated();
    dealer.look(table(sitter(own), sealed), ada);
    await settle();
    expect(open().look(table(sitter(own), sealed), ada)).toBeNull();
    await settle();
    expect(revealed()).toEqual([own, own]);
    expect(evidence()?.deals).toBe(1);
  });

  it("does so again when the connection was lost", async () => {
    const { dealer, own } = await seated();
    refusal = "lost";
    dealer.look(table(sitter(own), sealed), ada);
    await settle();
    refusal = null;
    dealer.look(table(sitter(own), sealed), ada);
    await settle();
    expect(revealed()).toEqual([own, own]);
  });

  it("does so after its seal was acknowledged, if that came late", async () => {
    let answer: (refusal: null) => void = () => undefined;
    const dealer = new Dealer(notebook, (what) => {
      asked.push(what);
      return new Promise((settled) => (answer = settled));
    });
    dealer.look(table(sitter(null)), ada);
    dealer.look(table(sitter(committed()), sealed), ada);
    expect(revealed()).toEqual([]);
    answer(null);
    await settle();
    expect(revealed()).toEqual([committed()]);
  });

  it("does not if its seal is not the one it made", async () => {
    const { dealer } = await seated();
    const info = table(sitter(commitmentOf({ seat: 0, value: randomValue() })), sealed);
    expect(dealer.look(info, ada)).toBe("own");
    await settle();
    expect(revealed()).toEqual([]);
    expect(evidence()?.own).toBeNull();
  });

  it("does not if the table's seal is not the one first seen", async () => {
    const { dealer, own } = await seated();
    const info = table(sitter(own), { ...sealed, commitment: "c1" });
    expect(dealer.look(info, ada)).toBe("table");
    await settle();
    expect(revealed()).toEqual([]);
    expect(evidence()?.commitment).toBe("c0");
  });

  it("does not for other seals than the first, and keeps these", async () => {
    const { dealer, own } = await seated();
    dealer.look(table(sitter(own), sealed), ada);
    await settle();
    const swapped = table(sitter(own), sealed, sitter(OTHERS_NEXT));
    expect(dealer.look(swapped, ada)).toBe("changed");
    expect(open().look(swapped, ada)).toBe("changed");
    await settle();
    expect(revealed()).toEqual([own]);
    expect(evidence()?.seats[1]?.commitment).toBe(OTHERS);
  });
});

describe("when a deal was broken off", () => {
  it("a page seals and reveals another number", async () => {
    const { dealer, own } = await seated();
    dealer.look(table(sitter(own), sealed), ada);
    await settle();
    const gone = sitter(null, { left_out: true });
    const again = { dealing: true, broken_off: [1] };
    dealer.look(table(sitter(null), again, gone), ada);
    await settle();
    expect(committed()).not.toBe(own);
    dealer.look(table(sitter(committed()), { ...again, sealed: true }, gone), ada);
    await settle();
    expect(revealed()).toEqual([own, committed()]);
    expect(evidence()).toMatchObject({ seats: [{ seat: 0, commitment: committed() }], deals: 2 });
  });

  it("a page that was left out keeps the others' seals", async () => {
    const { dealer, own } = await seated();
    dealer.look(table(sitter(own), sealed), ada);
    const again = { dealing: true, broken_off: [0] };
    const out = sitter(null, { left_out: true });
    dealer.look(table(out, again, sitter(null)), ada);
    expect(
      dealer.look(table(out, { ...again, sealed: true }, sitter(OTHERS_NEXT)), ada),
    ).toBeNull();
    await settle();
    expect(evidence()).toMatchObject({
      seats: [{ seat: 1, commitment: OTHERS_NEXT }],
      own: null,
    });
  });
});

describe("a page that is left out", () => {
  const out = sitter(null, { left_out: true });

  it("says so if it was here when the deal was sealed", async () => {
    const { dealer, own } = await seated();
    dealer.look(table(sitter(own)), ada);
    expect(dealer.look(table(out, sealed), ada)).toBe("excluded");
    expect(evidence()?.excluded).toBe(true);
  });

  it("says so if it has revealed its number in time", async () => {
    const { dealer, own } = await seated();
    dealer.look(table(sitter(own)), ada);
    dealer.look(table(sitter(own), sealed), ada);
    await settle();
    const again = { dealing: true, broken_off: [0] };
    expect(dealer.look(table(out, again, sitter(null)), ada)).toBe("excluded");
  });

  it("may have been away if the connection was lost", async () => {
    const { dealer, own } = await seated();
    dealer.look(table(sitter(own)), ada);
    dealer.lost();
    expect(dealer.look(table(out, sealed), ada)).toBeNull();
    expect(evidence()?.excluded).toBe(false);
  });

  it("may have been too late if its number was refused", async () => {
    const { dealer, own } = await seated();
    dealer.look(table(sitter(own)), ada);
    refusal = "not-now";
    dealer.look(table(sitter(own), sealed), ada);
    await settle();
    const again = { dealing: true, broken_off: [0] };
    expect(dealer.look(table(out, again, sitter(null)), ada)).toBeNull();
  });
});

describe("whoever looks on", () => {
  it("keeps the seals, and is told when they change", () => {
    const dealer = open();
    expect(dealer.look(table(sitter("s0"), sealed), nobody)).toBeNull();
    expect(dealer.look(table(sitter("s0"), sealed, sitter("s2")), nobody)).toBe("changed");
    expect(evidence()?.seats[1]?.commitment).toBe(OTHERS);
    expect(asked).toEqual([]);
  });
});

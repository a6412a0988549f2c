import { beforeEach, describe, expect, it } from "vitest";
import type { Channel } from "./http";
import type { Chapter, TableInfo } from "../wire";
import { faresOf } from "./channel";
import { type Able, ownChannel, rememberOwn, stateOf, subscribe, unsubscribe } from "./device";
import { linkOf } from "./link";
import { takesDays } from "./offered";
import { minutesOf, timeOf } from "./times";

function channel(some: Partial<Channel> = {}): Channel {
  return {
    id: "one",
    kind: "hook",
    name: "hooks.example.org",
    confirmed: true,
    made: 0,
    trouble: null,
    ...some,
  };
}

describe("a link in a notification", () => {
  it("says what it is for, and with which secret", () => {
    expect(linkOf("confirm=aB3-_x")).toEqual({ what: "confirm", secret: "aB3-_x" });
    expect(linkOf("stop=abc")).toEqual({ what: "stop", secret: "abc" });
  });

  it("is none if anything is missing or added", () => {
    for (const fragment of ["", "stop", "stop=", "stop=a b", "stop=a&all", "begin=abc", "main"])
      expect(linkOf(fragment), fragment).toBeNull();
  });
});

describe("a channel", () => {
  it("is awaited until it is confirmed", () => {
    expect(faresOf(channel({ confirmed: false }))).toBe("awaited");
    expect(faresOf(channel())).toBe("well");
  });

  it("that has trouble says so, confirmed or not, until it is given up", () => {
    const trouble = { why: "unreachable", at: 0, given_up: false } as const;
    expect(faresOf(channel({ trouble }))).toBe("failing");
    expect(faresOf(channel({ trouble, confirmed: false }))).toBe("failing");
    expect(faresOf(channel({ trouble: { ...trouble, given_up: true } }))).toBe("ended");
  });
});

describe("this device", () => {
  const able: Able = { push: true, installs: false, permission: "default" };

  it("is off until it is turned on", () => {
    expect(stateOf(able, false)).toBe("off");
    expect(stateOf({ ...able, permission: "granted" }, false)).toBe("off");
    expect(stateOf({ ...able, permission: "granted" }, true)).toBe("on");
  });

  it("is off again when the browser forgot that it may", () => {
    expect(stateOf(able, true)).toBe("off");
  });

  it("says what keeps it from it", () => {
    expect(stateOf({ ...able, permission: "denied" }, true)).toBe("denied");
    expect(stateOf({ ...able, push: false }, false)).toBe("unsupported");
    expect(stateOf({ ...able, push: false, installs: true }, false)).toBe("install");
  });

  it("is the channel that came when it was turned on", () => {
    const [one, two, three] = ["one", "two", "three"].map((id) => channel({ id }));
    if (!one || !two || !three) throw new Error("no channels");
    rememberOwn([one, two], [one, two, three]);
    expect(ownChannel([one, two, three])).toBe(three);
    expect(ownChannel([one, two]), "it was removed elsewhere").toBeUndefined();
    rememberOwn([one], [one]);
    expect(ownChannel([one])).toBeUndefined();
  });
});

describe("turning on", () => {
  let done: string[];
  let permission: NotificationPermission;
  let kept: FakeSubscription | null;

  class FakeSubscription {
    constructor(readonly endpoint: string) {}
    toJSON = () => ({ endpoint: this.endpoint, keys: { p256dh: "key", auth: "secret" } });
    async unsubscribe() {
      done.push(`leave ${this.endpoint}`);
      kept = null;
      return true;
    }
  }

  const browser = {
    ask: async () => (done.push("ask"), permission),
    worker: async () => {
      done.push("worker");
      const pushManager = {
        getSubscription: async () => kept,
        subscribe: async ({
          applicationServerKey,
          userVisibleOnly,
        }: PushSubscriptionOptionsInit) => {
          if (kept) throw new Error("InvalidStateError");
          done.push(`subscribe ${String(applicationServerKey)} ${userVisibleOnly}`);
          kept = new FakeSubscription("https://push.example/2");
          return kept;
        },
      };
      return { pushManager: pushManager as unknown as PushManager };
    },
  };

  beforeEach(() => {
    done = [];
    permission = "granted";
    kept = null;
  });

  it("asks for leave first, while the press is fresh, and gives the server an address", async () => {
    const address = { endpoint: "https://push.example/2", p256dh: "key", auth: "secret" };
    expect(await subscribe(browser, "VAPID")).toEqual(address);
    expect(done).toEqual(["ask", "worker", "subscribe VAPID true"]);
  });

  it("does nothing without leave", async () => {
    for (permission of ["denied", "default"] as const)
      expect(await subscribe(browser, "VAPID")).toBeNull();
    expect(done).toEqual(["ask", "ask"]);
  });

  it("takes a new address if there is an old one", async () => {
    kept = new FakeSubscription("https://push.example/1");
    expect(await subscribe(browser, "VAPID")).toMatchObject({ endpoint: "https://push.example/2" });
    expect(done).toContain("leave https://push.example/1");
  });

  it("is undone by leaving", async () => {
    kept = new FakeSubscription("https://push.example/1");
    await unsubscribe(browser);
    await unsubscribe(browser);
    expect(done.filter((what) => what !== "worker")).toEqual(["leave https://push.example/1"]);
  });
});

it("a time of the day is minutes, and back", () => {
  expect([0, 485, 1350].map(timeOf)).toEqual(["00:00", "08:05", "22:30"]);
  expect(["00:00", "08:05", "22:30", "22:30:15"].map(minutesOf)).toEqual([0, 485, 1350, 1350]);
  expect(minutesOf("")).toBeNull();
});

it("who has moved in a game that may take days need not wait", () => {
  const info = (bank: number | null) =>
    ({ clock: bank === null ? null : { bank, increment: 0, cap: bank } }) as TableInfo;
  const moves = [{ seat: 1 }, { seat: 0 }] as Chapter[];
  expect(takesDays(info(null), moves, 0)).toBe(true);
  expect(takesDays(info(259_200), moves, 1)).toBe(true);
  expect(takesDays(info(900), moves, 0)).toBe(false);
  expect(takesDays(info(null), moves.slice(0, 1), 0)).toBe(false);
});

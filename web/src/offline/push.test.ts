import { expect, it } from "vitest";
import { follow, renew, show, type Worker } from "./push";

const SITE = "https://stars.test";
const PUSHED = { title: "Astra", body: "Your turn, Ada", tag: "abc", url: "/t/abc" };

/** A service worker with tabs at some paths; its actions are recorded. */
function workerWith(tabs: string[], { leads = true, push = null as string | null } = {}) {
  const done: string[] = [];
  const shown: { title: string; options: unknown }[] = [];
  const posted: unknown[] = [];
  const tabAt = (path: string): Awaited<ReturnType<Worker["clients"]["matchAll"]>>[number] => ({
    url: SITE + path,
    focus: async () => void done.push(`focus ${path}`),
    navigate: async (url) => {
      if (!leads) throw new TypeError("not controlled");
      done.push(`lead ${path}`);
      return tabAt(new URL(url).pathname);
    },
  });
  const worker = {
    location: { origin: SITE },
    registration: {
      showNotification: async (title: string, options: unknown) =>
        void shown.push({ title, options }),
      pushManager: {
        subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) =>
          subscription(`https://push.test/${String(applicationServerKey)}`),
      },
    },
    clients: {
      matchAll: async () => tabs.map(tabAt),
      openWindow: async (url: string) => void done.push(`open ${url}`),
    },
    fetch: async (_path: string, init?: RequestInit) => {
      if (init) posted.push(JSON.parse(init.body as string));
      return Response.json({ push });
    },
  } as unknown as Worker;
  return { worker, done, shown, posted };
}

function subscription(endpoint: string, key: string | null = null): PushSubscription {
  const toJSON = () => ({ endpoint, keys: { p256dh: "key", auth: "secret" } });
  return {
    endpoint,
    toJSON,
    options: { applicationServerKey: key },
  } as unknown as PushSubscription;
}

const data = (value: unknown) => ({ json: () => value });

it("shows what is pushed, in place of what was told of the same table", async () => {
  const { worker, shown } = workerWith([]);
  await show(worker, data(PUSHED));
  expect(shown).toMatchObject([
    { title: "Astra", options: { body: PUSHED.body, tag: "abc", renotify: true, data: "/t/abc" } },
  ]);
});

it("shows something whatever is pushed", async () => {
  const { worker, shown } = workerWith([]);
  const broken = {
    json: () => {
      throw new SyntaxError();
    },
  };
  for (const pushed of [null, data({}), data(null), broken]) await show(worker, pushed);
  expect(shown.map(({ title }) => title)).toEqual(Array(4).fill("Asterism"));
});

it("a press brings up the tab that is there", async () => {
  const { worker, done } = workerWith(["/", "/t/abc", "/t/abc/replay"]);
  await follow(worker, "/t/abc");
  expect(done).toEqual(["focus /t/abc"]);
});

it("a press leads any tab there, or opens one", async () => {
  const some = workerWith(["/rules/astra"]);
  await follow(some.worker, "/t/abc");
  expect(some.done).toEqual(["lead /rules/astra", "focus /t/abc"]);
  const none = workerWith([]);
  await follow(none.worker, "/t/abc");
  expect(none.done).toEqual([`open ${SITE}/t/abc`]);
  const strange = workerWith(["/rules/astra"], { leads: false });
  await follow(strange.worker, "/t/abc");
  expect(strange.done).toEqual([`open ${SITE}/t/abc`]);
});

it("a press never leads elsewhere", async () => {
  const { worker, done } = workerWith([]);
  for (const path of ["https://elsewhere.test/t/abc", "//elsewhere.test"]) {
    await follow(worker, path);
  }
  expect(done).toEqual([]);
  await follow(worker, undefined);
  expect(done).toEqual([`open ${SITE}/`]);
});

it("the server is told of another address", async () => {
  const old = subscription("https://push.test/old", "KEY");
  const own = workerWith([]);
  const next = subscription("https://push.test/new");
  await renew(own.worker, { oldSubscription: old, newSubscription: next });
  expect(own.posted).toEqual([
    { endpoint: "https://push.test/new", p256dh: "key", auth: "secret" },
  ]);
  const asked = workerWith([]);
  await renew(asked.worker, { oldSubscription: old, newSubscription: null });
  expect(asked.posted).toMatchObject([{ endpoint: "https://push.test/KEY" }]);
});

it("a key that the browser forgot is asked for", async () => {
  const lost = { oldSubscription: null, newSubscription: null };
  const known = workerWith([], { push: "KEY" });
  await renew(known.worker, lost);
  expect(known.posted).toMatchObject([{ endpoint: "https://push.test/KEY" }]);
  const off = workerWith([]);
  await renew(off.worker, lost);
  expect(off.posted).toEqual([]);
});

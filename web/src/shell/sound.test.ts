import { afterEach, beforeEach, expect, it, vi } from "vitest";

interface Tone {
  pitch: number;
  start: number;
  stop: number;
}

let tones: Tone[];
let made: number;
/** Resolves when the browser lets a page make sounds. */
let allowed: Promise<string>;
let felt: unknown[];

class FakeContext {
  currentTime = 2;
  destination = {};
  state = "suspended";
  constructor() {
    made++;
  }
  async resume() {
    this.state = await allowed;
  }
  createOscillator() {
    const tone: Tone = { pitch: 0, start: 0, stop: 0 };
    tones.push(tone);
    return {
      frequency: {
        set value(pitch: number) {
          tone.pitch = pitch;
        },
      },
      connect: (next: unknown) => next,
      start: (at: number) => (tone.start = at),
      stop: (at: number) => (tone.stop = at),
    };
  }
  createGain() {
    const ramp = (value: number) => {
      if (value <= 0) throw new RangeError("a decay never reaches nothing");
    };
    return {
      gain: { setValueAtTime: ramp, exponentialRampToValueAtTime: ramp },
      connect: (next: unknown) => next,
    };
  }
}

async function sounds(touched = true) {
  vi.stubGlobal("navigator", {
    userActivation: { hasBeenActive: touched },
    vibrate: (pattern: unknown) => felt.push(pattern),
  });
  return {
    ...(await import("./sound")),
    ...(await import("./settings.svelte")),
  };
}

/** Lets pending promises settle. */
const heard = () => new Promise((done) => setImmediate(done));

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("AudioContext", FakeContext);
  [tones, felt, made, allowed] = [[], [], 0, Promise.resolve("running")];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("is heard when it is one's turn, and silent otherwise until it is switched on", async () => {
  const { play, change, SOUNDS } = await sounds();
  for (const sound of SOUNDS.filter((sound) => sound !== "turn")) play(sound);
  await heard();
  expect(tones).toEqual([]);
  play("turn");
  await heard();
  expect(tones.length).toBeGreaterThan(0);
  tones = [];
  change({ sounds: { talk: true, turn: false } });
  play("turn");
  await heard();
  expect(tones).toEqual([]);
  play("talk");
  await heard();
  expect(tones.length).toBeGreaterThan(0);
});

it("every sound is short, and made of tones that can be heard", async () => {
  const { ring, SOUNDS } = await sounds();
  for (const sound of SOUNDS) {
    tones = [];
    ring(sound);
    await heard();
    expect(tones.length).toBeGreaterThan(0);
    for (const { pitch, start, stop } of tones) {
      expect(pitch).toBeGreaterThan(100);
      expect(pitch).toBeLessThan(10_000);
      expect(start).toBeGreaterThanOrEqual(2);
      expect(stop).toBeGreaterThan(start);
      expect(stop).toBeLessThan(5);
    }
  }
  expect(made).toBe(1);
});

it("asks for nothing before the page was touched", async () => {
  const { play, ring } = await sounds(false);
  play("turn");
  ring("end");
  await heard();
  expect(made).toBe(0);
  expect(felt).toEqual([]);
});

it("is silent while the browser keeps it silent, and not heard late", async () => {
  const now = vi.spyOn(Date, "now").mockReturnValue(0);
  let allow: (state: string) => void = () => undefined;
  allowed = new Promise((settle) => (allow = settle));
  const { play } = await sounds();
  play("turn");
  await heard();
  expect(tones).toEqual([]);
  now.mockReturnValue(60_000);
  allow("running");
  await heard();
  expect(tones).toEqual([]);
  play("turn");
  await heard();
  expect(tones.length).toBeGreaterThan(0);
});

it("never throws, whatever the browser lacks", async () => {
  const { play, ring } = await sounds();
  vi.stubGlobal("AudioContext", undefined);
  ring("turn");
  vi.stubGlobal("AudioContext", function refuses() {
    throw new Error("no more of them");
  });
  ring("turn");
  vi.stubGlobal("navigator", {});
  play("turn");
  // An unhandled rejection fails the test by itself.
  await heard();
  expect(tones).toEqual([]);
});

it("is felt when it is one's turn or time is short, unless that is switched off", async () => {
  const { play, change } = await sounds();
  for (const sound of ["turn", "time", "talk"] as const) play(sound);
  expect(felt.length).toBe(2);
  change({ vibrate: false });
  play("turn");
  expect(felt.length).toBe(2);
});

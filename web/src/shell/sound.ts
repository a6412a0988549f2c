// The sounds of a table, and what a phone feels of them. Each has a switch; only "your turn" is on by
// itself. There are no files: every sound is a few notes of struck glass, made when it is heard.

import { settings } from "./settings.svelte";

/** Something is put down, moves, is turned up, scores; a game ends; one's turn, talk, little time. */
export const SOUNDS = ["place", "move", "reveal", "score", "end", "turn", "talk", "time"] as const;
export type Sound = (typeof SOUNDS)[number];

interface Note {
  /** In hertz. */
  pitch: number;
  /** After how many seconds it is struck. */
  at?: number;
  /** How long it rings, in seconds. */
  rings?: number;
  /** Of 1. */
  loud?: number;
}

const [G4, C5, D5, E5, G5, A5, C6, E6] = [392, 523.3, 587.3, 659.3, 784, 880, 1046.5, 1318.5];

const NOTES: Record<Sound, Note[]> = {
  place: [{ pitch: G5, rings: 0.25, loud: 0.5 }],
  move: [{ pitch: D5, rings: 0.2, loud: 0.4 }],
  reveal: [
    { pitch: E5, rings: 0.5, loud: 0.5 },
    { pitch: A5, at: 0.09, rings: 0.7, loud: 0.5 },
  ],
  score: [
    { pitch: C5, rings: 0.4, loud: 0.5 },
    { pitch: E5, at: 0.08, rings: 0.4, loud: 0.5 },
    { pitch: G5, at: 0.16, rings: 0.8, loud: 0.6 },
  ],
  end: [
    { pitch: C5, rings: 1.6 },
    { pitch: G5, at: 0.18, rings: 1.6, loud: 0.8 },
    { pitch: C6, at: 0.36, rings: 1.8, loud: 0.7 },
    { pitch: E6, at: 0.54, rings: 2.2, loud: 0.6 },
  ],
  turn: [
    { pitch: A5, rings: 1 },
    { pitch: E6, at: 0.14, rings: 1.4, loud: 0.7 },
  ],
  talk: [{ pitch: C6, rings: 0.35, loud: 0.5 }],
  time: [
    { pitch: G4, rings: 0.3 },
    { pitch: G4, at: 0.22, rings: 0.5 },
  ],
};

/** What is felt, in milliseconds: felt, not felt, felt… */
const FELT: Partial<Record<Sound, number[]>> = { turn: [60], time: [40, 80, 40] };

/** What is heard of a struck glass: its own tone and two above it that die sooner. */
const PARTIALS = [
  { times: 1, loud: 1, rings: 1 },
  { times: 2.76, loud: 0.22, rings: 0.45 },
  { times: 5.4, loud: 0.07, rings: 0.2 },
];
/** The loudest there is: quiet. */
const LOUD = 0.16;
/** As good as silence: a decay never reaches nothing. */
const SILENT = 0.0001;
/** For how long a sound is still wanted, in milliseconds. */
const LATE = 1000;

let context: AudioContext | null = null;

export function isOn(sound: Sound): boolean {
  return settings().sounds[sound] ?? sound === "turn";
}

/** Whether this is a device that can be felt. */
export function canVibrate(): boolean {
  return "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;
}

/** Plays a sound, if it is switched on and the browser lets us. */
export function play(sound: Sound): void {
  if (isOn(sound)) ring(sound);
  if (settings().vibrate) vibrate(sound);
}

/** Plays a sound to somebody who asks how it sounds. */
export function ring(sound: Sound): void {
  // A browser without sound, or one that has none left: nobody plays worse for it.
  void sounding(sound).catch(() => (context = null));
}

async function sounding(sound: Sound): Promise<void> {
  const asked = Date.now();
  await wake();
  // What was kept silent for long is not wanted any more.
  if (context?.state === "running" && Date.now() - asked < LATE) NOTES[sound].forEach(strike);
}

export function vibrate(sound: Sound): void {
  const felt = FELT[sound];
  if (felt && wasTouched()) navigator.vibrate?.(felt);
}

/** Browsers are silent until the page was touched. */
function wasTouched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? context !== null;
}

async function wake(touched = wasTouched()): Promise<void> {
  if (!touched) return;
  context ??= new AudioContext();
  if (context.state !== "running") await context.resume();
}

function strike({ pitch, at = 0, rings = 0.5, loud = 1 }: Note): void {
  if (!context) return;
  const start = context.currentTime + at;
  for (const partial of PARTIALS) {
    const end = start + rings * partial.rings;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch * partial.times;
    volume.gain.setValueAtTime(SILENT, start);
    volume.gain.exponentialRampToValueAtTime(LOUD * loud * partial.loud, start + 0.008);
    volume.gain.exponentialRampToValueAtTime(SILENT, end);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(end);
  }
}

// A phone lets a page sound only from within a touch, and silences it again when it slept.
if (typeof document !== "undefined") {
  const touched = () => {
    if (SOUNDS.some(isOn)) void wake(true).catch(() => (context = null));
  };
  for (const event of ["pointerup", "keydown"]) document.addEventListener(event, touched);
}

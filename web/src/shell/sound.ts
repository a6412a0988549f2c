// The sounds and vibrations of a table. Each has a switch; only "your turn" is on by default. There are no
// files: every sound is a few notes of struck glass, synthesized when it is played.

import { settings } from "./settings.svelte";

/** A piece is placed, moves, is revealed, scores; a game ends; one's turn, talk, little time. */
export const SOUNDS = ["place", "move", "reveal", "score", "end", "turn", "talk", "time"] as const;
export type Sound = (typeof SOUNDS)[number];

interface Note {
  /** In hertz. */
  pitch: number;
  /** When it is struck, in seconds. */
  at?: number;
  /** How long it rings, in seconds. */
  rings?: number;
  /** The volume, from 0 to 1. */
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

/** Vibrations, in milliseconds: on, off, on… */
const FELT: Partial<Record<Sound, number[]>> = { turn: [60], time: [40, 80, 40] };

/** The tones of struck glass: its own and two above it that decay sooner. */
const PARTIALS = [
  { times: 1, loud: 1, rings: 1 },
  { times: 2.76, loud: 0.22, rings: 0.45 },
  { times: 5.4, loud: 0.07, rings: 0.2 },
];
/** The maximum volume: quiet. */
const LOUD = 0.16;
/** Practically silent: an exponential decay never reaches zero. */
const SILENT = 0.0001;
/** How late a sound may still be played, in milliseconds. */
const LATE = 1000;

let context: AudioContext | null = null;

export function isOn(sound: Sound): boolean {
  return settings().sounds[sound] ?? sound === "turn";
}

/** Whether this device can vibrate. */
export function canVibrate(): boolean {
  return "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;
}

/** Plays a sound, if it is switched on and the browser allows it. */
export function play(sound: Sound): void {
  if (isOn(sound)) ring(sound);
  if (settings().vibrate) vibrate(sound);
}

/** Plays a sound as a sample in the settings. */
export function ring(sound: Sound): void {
  // No audio, or no audio left: the game goes on without it.
  void sounding(sound).catch(() => (context = null));
}

async function sounding(sound: Sound): Promise<void> {
  const asked = Date.now();
  await wake();
  // A sound that was blocked for too long is dropped.
  if (context?.state === "running" && Date.now() - asked < LATE) NOTES[sound].forEach(strike);
}

export function vibrate(sound: Sound): void {
  const felt = FELT[sound];
  if (felt && wasTouched()) navigator.vibrate?.(felt);
}

/** Browsers block sounds until the page was touched. */
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

// A phone allows sounds only from within a touch, and blocks them again after sleeping.
if (typeof document !== "undefined") {
  const wakeUp = () => void wake(true).catch(() => (context = null));
  const touched = () => {
    if (!SOUNDS.some(isOn)) return;
    // The first context takes a slow phone long to make: the press is answered before that.
    if (context) wakeUp();
    else setTimeout(wakeUp);
  };
  for (const event of ["pointerup", "keydown"]) document.addEventListener(event, touched);
}

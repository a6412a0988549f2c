import { MediaQuery } from "svelte/reactivity";

/** The primary pointer is a finger. */
export const touch = new MediaQuery("(pointer: coarse)");

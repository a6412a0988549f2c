import { MediaQuery } from "svelte/reactivity";

/** The page is pressed with fingers. */
export const touch = new MediaQuery("(pointer: coarse)");

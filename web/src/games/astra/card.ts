import type { CardParts } from "../game";
import Miniature from "./Miniature.svelte";

export default { Miniature, minutes: [30, 60], solves: true } satisfies CardParts;

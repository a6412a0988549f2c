import type { CardParts } from "../game";
import Miniature from "./Miniature.svelte";

export default { Miniature, minutes: [30, 45], solves: true } satisfies CardParts;

// What a table needs before its start, and never again.

export { default as Dealing } from "./Dealing.svelte";
export { default as Lobby } from "./Lobby.svelte";
export { Dealer } from "./dealer";
export { notebook } from "./evidence";

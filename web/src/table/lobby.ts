// The code a table needs before its start only.

export { default as Dealing } from "./Dealing.svelte";
export { default as Lobby } from "./Lobby.svelte";
export { Dealer } from "./dealer";
export { notebook } from "./evidence";

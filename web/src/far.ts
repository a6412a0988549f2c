// The rarely visited places, and the code of each. Kept apart so that the list of their parts adds no weight
// to the first page.

export const about = () => import("./about/AboutPage.svelte");
export const atlas = () => import("./atlas/AtlasPage.svelte");
export const learn = () => import("./learn/LearnPage.svelte");
export const notices = () => import("./notify/NotifyPage.svelte");
export const nowhere = () => import("./shell/Nowhere.svelte");
export const open = () => import("./local/OpenPage.svelte");
export const pass = () => import("./first/PassPage.svelte");
export const person = () => import("./person/PersonPage.svelte");
export const withThem = () => import("./person/WithPage.svelte");
export const solve = () => import("./solve/SolvePage.svelte");

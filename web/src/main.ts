import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { askAhead } from "./places";
import { follow, place } from "./shell/router.svelte";
import { apply } from "./shell/theme.svelte";
import { preferred, speak } from "./words/spoken.svelte";

apply();
follow();
const spoken = speak(preferred());
// Whatever does not come is asked for again where it is needed, which tells if it fails again.
askAhead(place()).catch(() => undefined);
await spoken;
mount(App, { target: document.body });

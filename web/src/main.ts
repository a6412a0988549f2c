import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { follow } from "./shell/router.svelte";
import { apply } from "./shell/theme.svelte";
import { preferred, speak } from "./words/spoken.svelte";

apply();
follow();
await speak(preferred());
mount(App, { target: document.body });

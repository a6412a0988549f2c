// A board at recorded moments, without a server: /dev/board.html?moment=…&theme=…&language=…&hints

import { mount } from "svelte";
import "../src/styles/tokens.css";
import "../src/styles/base.css";
import { type Language, speak } from "../src/words/spoken.svelte";
import Boards from "./Boards.svelte";

const asked = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = asked.get("theme") ?? "night";
await speak((asked.get("language") ?? "en") as Language);
mount(Boards, {
  target: document.body,
  props: { first: asked.get("moment") ?? "", hinting: asked.has("hints") },
});

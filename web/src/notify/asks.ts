// What is asked about notifications.

import { ask } from "../api";
import type { Confirmed, Form, NewPush, Notices, Stoppable, Wishes } from "../http";
import type { Link } from "./link";

const MINE = "me/notices";
const post = (path: string, body?: unknown, asked = "notices") =>
  ask<Notices>(asked, `${MINE}/${path}`, "POST", body);

export const asks = {
  mine: () => ask<Notices>("notices", MINE),
  wish: (wishes: Wishes) => ask<Notices>("notices", MINE, "PUT", wishes),
  push: (address: NewPush) => post("push", address),
  mail: (address: string) => post("mail", { address }, "notices-mail"),
  hook: (url: string, form: Form) => post("hook", { url, form }, "notices-hook"),
  confirm: (id: string, code: string) => post(`channels/${id}/confirm`, { code }, "notices-code"),
  remove: (id: string) => post(`channels/${id}/remove`),
  try: (id: string) => post(`channels/${id}/try`),
  table: (id: string, on: boolean) =>
    ask<Notices>("notices", `tables/${id}/notices`, "PUT", { on }),
  /** What follows is asked by whoever has a link. */
  confirmMail: ({ secret }: Link) =>
    ask<Confirmed>("notices-link", "notices/confirm", "POST", { secret }),
  look: ({ secret }: Link) => ask<Stoppable>("notices-link", "notices/look", "POST", { secret }),
  stop: ({ secret }: Link, all: boolean) =>
    ask<undefined>("notices-link", "notices/stop", "POST", { secret, all }),
};

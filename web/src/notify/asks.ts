// Requests about notifications.

import { ask } from "../api";
import type { Confirmed, Form, NewPush, Notices, Stoppable, Wishes } from "./http";
import type { Link } from "./link";

const MINE = "me/notices";
const post = (path: string, body?: unknown, asked = "notify") =>
  ask<Notices>(asked, `${MINE}/${path}`, "POST", body);

export const asks = {
  /** Null if this server sends no notifications. */
  mine: () => ask<Notices | null>("notify", MINE),
  wish: (wishes: Wishes) => ask<Notices>("notify", MINE, "PUT", wishes),
  push: (address: NewPush) => post("push", address),
  mail: (address: string) => post("mail", { address }, "mail"),
  hook: (url: string, form: Form) => post("hook", { url, form }, "hook"),
  confirm: (id: string, code: string) => post(`channels/${id}/confirm`, { code }, "code"),
  remove: (id: string) => post(`channels/${id}/remove`),
  try: (id: string) => post(`channels/${id}/try`),
  table: (id: string, on: boolean) => ask<Notices>("notify", `tables/${id}/notices`, "PUT", { on }),
  /** The following need only the secret of a link. */
  confirmMail: ({ secret }: Link) => ask<Confirmed>("link", "notices/confirm", "POST", { secret }),
  look: ({ secret }: Link) => ask<Stoppable>("link", "notices/look", "POST", { secret }),
  stop: ({ secret }: Link, all: boolean) =>
    ask<undefined>("link", "notices/stop", "POST", { secret, all }),
};

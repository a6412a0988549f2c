// Written by `UPDATE_PAGE=1 cargo test -p cli page`.

export type Notices = { 
/**
 * The key by which a browser knows this server's messages (VAPID): an uncompressed point in
 * base64url. Null if the server sends none to browsers.
 */
push: string | null, 
/**
 * Whether mail can be had.
 */
mail: boolean, 
/**
 * Whether web-hooks can be had.
 */
hooks: boolean, 
/**
 * Where notices go.
 */
channels: Array<Channel>, 
/**
 * Which are wanted, and when.
 */
wishes: Wishes, 
/**
 * The tables for which it was chosen otherwise than for all, and how.
 */
tables: { [table: string]: boolean }, 
/**
 * How many channels a person may have.
 */
most: number, };

export type Channel = { id: string, kind: ChannelKind, 
/**
 * A browser, an address of which most is left out, or the host of a web-hook.
 */
name: string, 
/**
 * Whether it is known that whoever reads it wants it.
 */
confirmed: boolean, 
/**
 * Since when, in milliseconds since 1970.
 */
made: number, 
/**
 * Why the last notice did not arrive; null if it did.
 */
trouble: Trouble | null, };

export type ChannelKind = "push" | "mail" | "hook";

export type Trouble = { why: Why, 
/**
 * Since when, in milliseconds since 1970.
 */
at: number, 
/**
 * Whether it is not tried any more.
 */
given_up: boolean, };

export type Why = "refused" | "unreachable" | "gone" | "address" | "forbidden" | "too-many";

export type NewPush = { 
/**
 * Where its messages go.
 */
endpoint: string, 
/**
 * Its key, in base64url.
 */
p256dh: string, 
/**
 * Its secret, in base64url.
 */
auth: string, };

export type NewMail = { address: string, };

export type NewHook = { url: string, form: Form, };

export type Form = "discord" | "slack" | "plain";

export type ChannelCode = { 
/**
 * 6 letters.
 */
code: string, };

export type TableNotices = { on: boolean, };

export type NoticeSecret = { secret: string, };

export type StopNotices = { secret: string, 
/**
 * Everything that goes there; otherwise what concerns the table.
 */
all: boolean, };

export type Confirmed = { channel: ChannelKind, 
/**
 * As its owner knows it.
 */
name: string, };

export type Stoppable = { 
/**
 * As its owner knows it.
 */
name: string, 
/**
 * The table the notice was about; null if it was about none.
 */
table: string | null, };

export type Wishes = { 
/**
 * Whether of all tables, unless chosen otherwise for one.
 */
on: boolean, 
/**
 * Of what.
 */
kinds: Kinds, 
/**
 * After how many minutes of absence.
 */
after: number, 
/**
 * When to wait; null for never.
 */
quiet: Quiet | null, 
/**
 * `en`, `fr` or `ru`.
 */
language: "en" | "fr" | "ru", };

export type Kinds = { 
/**
 * It is my turn.
 */
turn: boolean, 
/**
 * My time is nearly up.
 */
reminder: boolean, 
/**
 * Somebody has made a table with a seat for me.
 */
invited: boolean, 
/**
 * A game has begun.
 */
started: boolean, 
/**
 * A game is over.
 */
over: boolean, 
/**
 * I am asked to agree to something.
 */
asked: boolean, 
/**
 * Somebody has sat down at a table that I host.
 */
joined: boolean, };

export type Quiet = { 
/**
 * From when, in minutes of the local day.
 */
from: number, 
/**
 * To when, in minutes of the local day; it may be the next one.
 */
to: number, 
/**
 * The time zone, as IANA names it.
 */
zone: string, };

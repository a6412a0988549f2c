// Written by `UPDATE_PAGE=1 cargo test -p cli page`.

export type Notices = { 
/**
 * The key by which a browser recognizes this server's messages (VAPID): an uncompressed point
 * in base64url. Null if the server sends none to browsers.
 */
push: string | null, 
/**
 * Whether the server sends mail.
 */
mail: boolean, 
/**
 * Whether the server posts to web-hooks.
 */
hooks: boolean, 
/**
 * Where notices go.
 */
channels: Array<Channel>, 
/**
 * Which notices are wanted, and when.
 */
wishes: Wishes, 
/**
 * The tables with a choice of their own, and that choice.
 */
tables: { [table: string]: boolean }, 
/**
 * How many channels a person may have.
 */
most: number, };

export type Channel = { id: string, kind: ChannelKind, 
/**
 * A browser, a shortened address, or the host of a web-hook.
 */
name: string, 
/**
 * Whether its reader has confirmed it.
 */
confirmed: boolean, 
/**
 * When it was added, in milliseconds since 1970.
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
 * Whether sending has been given up.
 */
given_up: boolean, };

export type Why = "refused" | "unreachable" | "gone" | "address" | "forbidden" | "too-many";

export type NewPush = { 
/**
 * The address of its push service.
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
 * Whether to stop everything on the channel; otherwise only the table's notices.
 */
all: boolean, };

export type Confirmed = { channel: ChannelKind, 
/**
 * Its name, as its owner sees it.
 */
name: string, };

export type Stoppable = { 
/**
 * The channel's name, as its owner sees it.
 */
name: string, 
/**
 * The table the notice was about; null if it was about none.
 */
table: string | null, };

export type Wishes = { 
/**
 * Whether for all tables, unless chosen otherwise for one.
 */
on: boolean, 
/**
 * Which kinds.
 */
kinds: Kinds, 
/**
 * After how many minutes of absence.
 */
after: number, 
/**
 * When not to send; null for never.
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
 * Somebody has created a table with a seat for me.
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
 * The start, in minutes of the local day.
 */
from: number, 
/**
 * The end, in minutes of the local day; it may be on the next day.
 */
to: number, 
/**
 * The IANA time zone.
 */
zone: string, };

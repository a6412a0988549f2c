// What if: a game continued from one of its moments, on this device, against bots.

import type { Refusal } from "../api";
import { HERE, type Home } from "../home";
import { reach } from "../local/here.svelte";
import type { Eyes } from "../shell/router.svelte";
import { skillOf } from "../table/seats";
import type { Table } from "../table/table.svelte";
import type { TableInfo } from "../wire";
import { rememberTry } from "./tries";

/** The level of bots for people who are not here. */
const OTHERS = "expert";

/** The seat and the table for a try. */
interface Tried {
  info: TableInfo;
  names: string[];
  seat: number;
}

/** Makes a table from a position of a finished game, and resolves to its path. Everything this perspective
 * could not know is redrawn. */
export async function tryFrom(home: Home, tried: Tried, ply: number, eyes: Eyes): Promise<string> {
  const [record, device] = await Promise.all([home.record(tried.info.id), reach()]);
  const position = await device.imagine(record, ply, eyes === "open" ? eyes : tried.seat);
  return begin(tried, ply, position);
}

/** The same from a game in progress: the home of the table imagines the position for the seat, and reveals
 * nothing else. May resolve to a refusal. */
export async function tryNow(table: Table, tried: Tried): Promise<string | Refusal> {
  const imagined = await table.imagine();
  return "code" in imagined ? imagined : begin(tried, imagined.ply, imagined.position);
}

async function begin({ info, names, seat }: Tried, ply: number, position: unknown) {
  const seats = names.map((name, other) =>
    other === seat ? { person: name } : { bot: skillOf(info, other) ?? OTHERS },
  );
  const device = await reach();
  const id = await device.make({ game: info.game, options: {}, seats, hints: "all", position });
  rememberTry({ id, from: info.id, ply, seat, name: "" });
  return HERE.path(id);
}

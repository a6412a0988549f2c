// What if: a finished game played on from one of its moments, on this device, against bots.

import { HERE, type Home } from "../home";
import { reach } from "../local/here.svelte";
import type { Eyes } from "../shell/router.svelte";
import { skillOf } from "../table/seats";
import type { TableInfo } from "../wire";
import { rememberTry } from "./tries";

/** Who plays for those who are not here. */
const OTHERS = "expert";

/** Makes the table, and tells its path. What these eyes could not know is drawn anew. */
export async function tryFrom(
  home: Home,
  info: TableInfo,
  names: string[],
  seat: number,
  ply: number,
  eyes: Eyes,
): Promise<string> {
  const [record, device] = await Promise.all([home.record(info.id), reach()]);
  const position = await device.imagine(record, ply, eyes === "open" ? eyes : seat);
  const seats = names.map((name, other) =>
    other === seat ? { person: name } : { bot: skillOf(info, other) ?? OTHERS },
  );
  const id = await device.make({ game: info.game, options: {}, seats, hints: "all", position });
  rememberTry({ id, from: info.id, ply, seat, name: "" });
  return HERE.path(id);
}

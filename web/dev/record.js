// Records moments of bot games for the page of boards: node dev/record.js path/to/asterism
// Each has the view, the legal moves, the events of the move before, and a bot's choices.

import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createInterface } from "node:readline";

const engine = spawn(process.argv[2] ?? "../target/debug/asterism", ["engine"]);
const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();

async function ask(request) {
  engine.stdin.write(JSON.stringify(request) + "\n");
  const { ok, error } = JSON.parse((await answers.next()).value);
  if (error) throw new Error(error.message);
  return ok;
}

/** The pending decision, and the kinds of moves it offers. */
function kindOf(view, moves) {
  const phase = view.phase ? [view.phase.name, view.phase.of] : [view.turn?.phase?.name];
  const picked = view.picked?.length ? ["picked"] : [];
  const kinds = moves.map((move) => move.split(" ")[0]);
  return [...phase, ...picked, ...new Set(kinds)].filter(Boolean).join(" ");
}

/** One moment of each kind of decision, one after each kind of event, and the end. */
async function record(game, seats, seed, options, found) {
  const named = [game, seats, ...Object.values(options)].join(" ");
  let status = await ask({ cmd: "new", game, seats, seed, options });
  let events = [];
  for (let ply = 0; !status.over && ply < 4000; ply++) {
    const seat = status.to_act[0];
    const { view } = await ask({ cmd: "view", seat });
    const { moves } = await ask({ cmd: "legal", seat });
    const { move, candidates } = await ask({ cmd: "hint", bot: "greedy", seat, seed: ply });
    if (ply > 20 * seats || ply === 0) {
      const moment = { game, seats, seat, view, legal: moves, events, hints: candidates };
      found[`${named} ${kindOf(view, moves)}`] ??= moment;
      for (const { event } of events) found[`${game} after ${event}`] ??= moment;
    }
    const played = await ask({ cmd: "play", seat, move });
    ({ events } = played);
    status = played;
  }
  const { view } = await ask({ cmd: "view", seat: null });
  found[`${named} over`] = { game, seats, seat: null, view, legal: [], events, hints: [] };
}

const found = {};
for (const seed of [1, 2, 3]) {
  for (const seats of [2, 3, 4, 5]) {
    await record("astra", seats, seed, {}, found);
    await record("sternenhimmel", seats, seed, {}, found);
  }
  for (const seats of [2, 3, 4]) await record("stellium", seats, seed, {}, found);
}
await record("stellium", 2, 1, { draw: "blind" }, found);
await record("stellium", 2, 1, { draw: "choose" }, found);
writeFileSync(new URL("moments.json", import.meta.url), JSON.stringify(found));
engine.stdin.end();

// Records moments of bot games for the page of boards: node dev/record.js path/to/asterism
// Each has the view, the legal moves and the events of the move before.

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

/** One moment of each kind of decision, and the end. */
async function record(game, seats, seed, found) {
  let status = await ask({ cmd: "new", game, seats, seed });
  let events = [];
  for (let ply = 0; !status.over && ply < 4000; ply++) {
    const seat = status.to_act[0];
    const { view } = await ask({ cmd: "view", seat });
    const { moves } = await ask({ cmd: "legal", seat });
    const phase = view.phase ? [view.phase.to, view.phase.of].join("-") : view.turn.phase.name;
    const kind = `${game} ${seats} ${phase} ${[...new Set(moves.map((move) => move.split(" ")[0]))].join(" ")}`;
    if (ply > 30 * seats || ply === 0) {
      found[kind] ??= { game, seats, seat, view, legal: moves, events, scores: status.scores };
    }
    const { move } = await ask({ cmd: "hint", bot: "greedy", seat, seed: ply });
    const played = await ask({ cmd: "play", seat, move });
    ({ events } = played);
    status = played;
  }
  const { view } = await ask({ cmd: "view", seat: null });
  found[`${game} ${seats} over`] = { game, seats, seat: null, view, legal: [], events };
}

const found = {};
for (const seats of [2, 3, 4, 5]) await record("astra", seats, 7, found);
for (const seats of [2, 3, 4]) await record("stellium", seats, 7, found);
writeFileSync(new URL("moments.json", import.meta.url), JSON.stringify(found));
engine.stdin.end();

// The search speed of the expert natively and in the page's module, measured alternately on this machine, and
// the loading time of the module: node dev/speed.js path/to/asterism [module.wasm]

import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const SIMULATIONS = 20_000;
const ROUNDS = 5;

const [binary, file = new URL("../module/asterism.wasm", import.meta.url)] = process.argv.slice(2);
if (!binary) throw new Error("which asterism? node dev/speed.js path/to/asterism [module.wasm]");

const engine = spawn(binary, ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();

async function native(request) {
  engine.stdin.write(`${JSON.stringify(request)}\n`);
  const { ok, error } = JSON.parse((await lines.next()).value);
  if (error) throw new Error(JSON.stringify(error));
  return ok;
}

const random = "2a".repeat(32);
let begun = performance.now();
const { instance } = await WebAssembly.instantiate(readFileSync(file));
const { memory, reserve, answer, length } = instance.exports;

function module(request) {
  const text = new TextEncoder().encode(JSON.stringify(request));
  const place = reserve(text.length);
  new Uint8Array(memory.buffer, place, text.length).set(text);
  const at = answer();
  const read = JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, at, length())));
  if (read.refused) throw new Error(read.refused.message);
  return read;
}

/** A table at which an expert is to act. */
function open(game, position, seat) {
  const seats = [0, 1].map((at) => (at === seat ? { bot: "expert" } : { person: "Ann" }));
  const table = { game, seats, ...(position && { position }) };
  const { keep } = module({ make: { table, random } });
  module({ kept: { yes: true } });
  const id = keep[0].table;
  module({ load: { table: id, entries: keep[0].entries } });
  module({ join: { client: 1, table: id, since: 0 } });
  return id;
}

module({ drop: { table: open("stellium", null, 0) } });
console.log(`the module and its first table: ${(performance.now() - begun).toFixed(0)} ms`);

const best = (times) => SIMULATIONS / (Math.min(...times) / 1000);
const row = (...cells) => console.log(cells.map((cell) => String(cell).padStart(14)).join(""));
row("game", "native, 1/s", "module, 1/s", "ratio");
for (const game of ["astra", "sternenhimmel", "stellium"]) {
  let { to_act } = await native({ cmd: "new", game, seats: 2, seed: 7 });
  for (;;) {
    const { moves } = await native({ cmd: "legal", seat: to_act[0] });
    if (moves.length > 1) break;
    ({ to_act } = await native({ cmd: "play", seat: to_act[0], move: moves[0] }));
  }
  const { position } = await native({ cmd: "position" });
  const [natively, here] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    begun = performance.now();
    await native({ cmd: "hint", seat: to_act[0], bot: "expert", simulations: SIMULATIONS });
    natively.push(performance.now() - begun);
    const table = open(game, position, to_act[0]);
    begun = performance.now();
    module({ think: { simulations: SIMULATIONS, random } });
    here.push(performance.now() - begun);
    module({ drop: { table } });
  }
  const [one, other] = [best(natively), best(here)];
  row(game, one.toFixed(0), other.toFixed(0), (other / one).toFixed(2));
}
engine.kill();

import type { GameModule } from "../game";
import Board from "./Board.svelte";
import { awaited, describe, isReason, move, prospect, read, sound, summary, times } from "./say";
import Seat from "./Seat.svelte";
import type { GameEvent, View } from "./view";

const sternenhimmel: GameModule<View, GameEvent> = {
  Board,
  Seat,
  // Every move is on the board.
  buttons: () => [],
  awaited,
  move,
  describe,
  read,
  summary,
  times,
  isReason,
  prospect,
  sound,
};

export default sternenhimmel;

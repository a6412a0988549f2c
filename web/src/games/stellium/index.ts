import type { GameModule } from "../game";
import Board from "./Board.svelte";
import { awaited, buttons, describe, isReason, move, read, sound, summary, times } from "./say";
import Seat from "./Seat.svelte";
import type { GameEvent, View } from "./view";

const stellium: GameModule<View, GameEvent> = {
  Board,
  Seat,
  buttons,
  awaited,
  move,
  describe,
  read,
  summary,
  times,
  isReason,
  sound,
};

export default stellium;

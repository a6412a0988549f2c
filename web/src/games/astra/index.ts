import type { GameModule } from "../game";
import Board from "./Board.svelte";
import { remember } from "./found";
import Found from "./Found.svelte";
import { awaited, buttons, describe, isReason, move, read, sound, summary, times } from "./say";
import Seat from "./Seat.svelte";
import type { GameEvent, View } from "./view";

const astra: GameModule<View, GameEvent> = {
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
  remember,
  Found,
  sound,
};

export default astra;

import type { GameParts } from "../../games/parts";
import type { Controller } from "../interaction/controller";
import type { Naming } from "../log/naming";
import type { TableState } from "../state/tablestore";

/** What every card is drawn from. */
export interface CardProps {
  controller: Controller;
  table: TableState;
  parts: GameParts;
  naming: Naming;
}

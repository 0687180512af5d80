import type { Controller } from "../../../table/interaction/controller";
import type { Naming } from "../../../table/log/naming";
import type { TableState } from "../../../table/state/tablestore";
import { Decision } from "../battle/decision";
import type { SudanPosition } from "../state";
import { Column } from "./column";
import { Freed } from "./freed";
import { Hunger } from "./hunger";
import { Landing } from "./landing";
import { MustMove } from "./mustmove";
import { SetUp } from "./setup";

/** The card of the present decision: a stack to be formed, how a battle is fought, the result of a table. */
export function SudanAside({
  controller,
  table,
  naming,
}: {
  controller: Controller;
  table: TableState;
  naming: Naming;
}) {
  const { sheet, view, past } = table;
  if (!sheet || !view || past !== undefined) return null;
  const position = view.position as unknown as SudanPosition;
  const now = position.agenda?.[0];
  if (!now || view.pending === "over") return null;
  const card = { controller, sheet, position };
  if (now.step === "movement") {
    if (controller.value.mover) return <Column {...card} />;
    return (
      <>
        {table.actions.length > 0 && <Hunger sheet={sheet} position={position} />}
        <MustMove controller={controller} naming={naming} />
      </>
    );
  }
  if (table.actions.length === 0) return null;
  if (now.step === "set-up") return <SetUp {...card} />;
  if (now.step === "landing") return <Landing {...card} now={now} />;
  if (now.step === "freed") return <Freed key={now.space} {...card} now={now} />;
  return <Decision {...card} now={now} />;
}

import type { Controller } from "../../table/interaction/controller";
import type { Naming } from "../../table/log/naming";
import type { TableState } from "../../table/state/tablestore";
import { FieldDecision, isField } from "./field";
import { FireCard } from "./fire";
import { MeleeCards } from "./melee";
import { SightCard } from "./sight";

/** Fire and melee of the selected unit, and the field of sight; at first what decides a battle on the field. */
export function AscariAside({
  controller,
  table,
  naming,
}: {
  controller: Controller;
  table: TableState;
  naming: Naming;
}) {
  const { task } = controller;
  const { mover, sighting } = controller.value;
  const verb = task.kind === "walk" ? task.verb : "";
  const entry = table.view?.entry ?? 0;
  return (
    <>
      {table.view && isField(table.view) && table.view.step === "deployment" && (
        <div class="card">
          <FieldDecision view={table.view} controller={controller} />
        </div>
      )}
      {sighting && <SightCard controller={controller} naming={naming} />}
      {verb === "fire" && <FireCard {...{ controller, naming, mover, entry }} />}
      {verb === "move" && mover && <MeleeCards {...{ controller, naming, mover, entry }} />}
    </>
  );
}

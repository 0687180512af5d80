import type { Desk } from "../../table/interaction/controller";
import type { Naming } from "../../table/log/describe";
import type { TableState } from "../../table/state/tablestore";
import { FireCard } from "./fire";
import { MeleeCards } from "./melee";
import { SightCard } from "./sight";

/** Fire and melee of the unit in hand, and the field of sight. */
export function AscariAside({
  desk,
  table,
  naming,
}: {
  desk: Desk;
  table: TableState;
  naming: Naming;
}) {
  const { task } = desk;
  const { mover, sighting } = desk.value;
  const verb = task.kind === "walk" ? task.verb : "";
  const entry = table.view?.entry ?? 0;
  return (
    <>
      {sighting && <SightCard desk={desk} naming={naming} />}
      {verb === "fire" && <FireCard {...{ desk, naming, mover, entry }} />}
      {verb === "move" && mover && <MeleeCards {...{ desk, naming, mover, entry }} />}
    </>
  );
}

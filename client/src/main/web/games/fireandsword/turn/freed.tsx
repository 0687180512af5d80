import { useState } from "preact/hooks";
import { formatPattern } from "../../../i18n/translate";
import type { Place, SheetData, UnitId } from "../../../protocol/types";
import { CounterChip } from "../../../sheet/counter";
import type { Controller } from "../../../table/interaction/controller";
import { useProposedAction } from "../../../table/interaction/proposal";
import { sudanNow } from "../face";
import type { AgendaStep, SudanPosition } from "../state";
import { words } from "../words/words";
import { stack } from "./chances";
import { Weighed } from "./weighed";

/** A town whose way is free: stay, or choose who leaves and where to. */
export function Freed({
  controller,
  sheet,
  position,
  now,
}: {
  controller: Controller;
  sheet: SheetData;
  position: SudanPosition;
  now: AgendaStep;
}) {
  const leaves = controller.table.value.actions.filter((a) => a.verb === "leave");
  const able = new Set(leaves.flatMap((a) => a.groups.flat()));
  const units = sheet.units.filter((u) => able.has(u.id));
  const [stays, setStays] = useState<readonly UnitId[]>([]);
  const [to, setTo] = useState<Place>("");
  const going = new Set(units.map((u) => u.id).filter((id) => !stays.includes(id)));
  const label = (place: Place) => sheet.spaces?.find((s) => s.id === place)?.label ?? place;
  const { decide, column } = words();
  const text = to && going.size > 0 ? `leave ${stack(sheet, going)} ${to}` : "";
  const says = formatPattern(decide.leave, [label(to)]);
  useProposedAction(controller, text, says);
  const toggle = (id: UnitId) =>
    setStays(stays.includes(id) ? stays.filter((u) => u !== id) : [...stays, id]);
  return (
    <section class="card sudan-column" aria-labelledby="freed-title">
      <h2 id="freed-title">{formatPattern(decide.freed, [label(now.space ?? "")])}</h2>
      <p>{now.relieved ? decide.relieved : decide.stay}</p>
      {units.length > 0 && (
        <>
          <p class="chips">
            {units.map((unit) => (
              <button
                key={unit.id}
                type="button"
                class="chip-button"
                aria-pressed={going.has(unit.id)}
                aria-label={unit.name}
                disabled={now.relieved === true}
                onClick={() => toggle(unit.id)}
              >
                <CounterChip face={sudanNow(unit, position)} />
              </button>
            ))}
          </p>
          <label>
            {column.to}
            <select value={to} onChange={(event) => setTo(event.currentTarget.value)}>
              <option value="">{decide.nowhere}</option>
              {[...new Set(leaves.flatMap((a) => a.places))].map((place) => (
                <option key={place} value={place}>
                  {label(place)}
                </option>
              ))}
            </select>
          </label>
          <Weighed controller={controller} sheet={sheet} text={text} />
        </>
      )}
    </section>
  );
}

import type { GameParts } from "../../games/parts";
import { translate } from "../../i18n/translate";
import type { HexDef, SheetData } from "../../protocol/types";
import { groupBy } from "../../sheet/groupby";
import { useStore } from "../../state/store";
import { goalTold } from "../interaction/announcement";
import type { Controller } from "../interaction/controller";
import { currentFace } from "./face";

/** A sheet with more hexes than this lists only those in which there is something. */
const MANY = 200;

/** The board as a list by row, north to south: what is in each hex, each thing to be pressed. */
export function BoardList({
  controller,
  parts,
  sheet,
}: {
  controller: Controller;
  parts: GameParts;
  sheet: SheetData;
}) {
  useStore(controller);
  const places = sheet.hexes.length > 0 ? sheet.hexes : spacesOf(sheet);
  const told = places.length > MANY ? places.filter((h) => isWorthTelling(h, controller)) : places;
  const rows = [...groupBy(told, sheet.hexes.length > 0 ? rowsOf(sheet) : bandsOf(places))].sort(
    ([a], [b]) => a - b,
  );
  return (
    <div class="board-list">
      <p class="faint">{translate("list.help")}</p>
      {rows.map(([row, hexes]) => (
        <section key={row} aria-label={translate("list.row", row)}>
          <h3>{translate("list.row", row)}</h3>
          <ul>
            {[...hexes]
              .sort((a, b) => a.x - b.x)
              .map((hex) => (
                <HexLine key={hex.id} {...{ hex, controller, parts, sheet }} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The spaces of a map without hexes. */
function spacesOf(sheet: SheetData): HexDef[] {
  return (sheet.spaces ?? []).map(({ id, x, y, label }) => ({
    id,
    x,
    y,
    terrain: "",
    ...(label ? { label } : {}),
  }));
}

/** Into how many bands, from north to south, spaces are sorted that lie in no rows. */
const BANDS = 10;

function bandsOf(places: readonly HexDef[]): (place: HexDef) => number {
  const ys = places.map((p) => p.y);
  const north = Math.min(...ys);
  const height = (Math.max(...ys) - north) / BANDS;
  return (place) => Math.min(BANDS, Math.floor((place.y - north) / height) + 1);
}

/** The row of a hex, from 1 in the north; in columns of hexes, two half rows count as one. */
export function rowsOf(sheet: SheetData): (hex: HexDef) => number {
  const north = Math.min(...sheet.hexes.map((h) => h.y));
  const height = sheet.size * (sheet.orientation === "flat" ? Math.sqrt(3) : 1.5);
  return (hex) => Math.floor((hex.y - north) / height + 0.01) + 1;
}

function isWorthTelling(hex: HexDef, controller: Controller): boolean {
  return (
    hex.label !== undefined || controller.unitsAt(hex.id).length > 0 || isGoal(hex, controller)
  );
}

/** Whether the selected unit may go there. */
function isGoal(hex: HexDef, controller: Controller): boolean {
  const { task, value } = controller;
  if (task.kind !== "walk" || !value.mover) return false;
  return task.goals.get(value.mover)?.has(hex.id) ?? false;
}

function HexLine({
  hex,
  controller,
  parts,
  sheet,
}: {
  hex: HexDef;
  controller: Controller;
  parts: GameParts;
  sheet: SheetData;
}) {
  const units = sheet.units.filter((u) => controller.placeOf(u.id) === hex.id);
  const { mover, draft, given } = controller.value;
  const held = [mover, ...draft.attackers, ...draft.defenders, ...given];
  const name = sheet.hexes.length > 0 ? hex.id : (hex.label ?? hex.id);
  const named = [name, parts.map.terrain(hex.terrain)].filter((s) => s !== "").join(", ");
  return (
    <li>
      <button
        type="button"
        class={isGoal(hex, controller) ? "list-hex goal" : "list-hex"}
        onClick={() => controller.tapPlace(hex.id)}
      >
        {isGoal(hex, controller) ? `${named}, ${goalTold(controller)}` : named}
      </button>
      {units.map((unit) => {
        const face = currentFace(parts, unit, controller.table.value.view);
        return (
          <button
            key={unit.id}
            type="button"
            class={`list-unit side-${unit.side}`}
            aria-pressed={held.includes(unit.id)}
            onClick={() => controller.tapUnit(unit.id)}
          >
            {face.name}
          </button>
        );
      })}
    </li>
  );
}

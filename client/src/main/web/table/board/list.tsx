import type { GameParts } from "../../games/parts";
import { say } from "../../i18n/translate";
import type { HexDef, SheetData } from "../../protocol/types";
import { grouped } from "../../sheet/groupby";
import { useObserved } from "../../state/store";
import type { Desk } from "../interaction/controller";
import { faceNow } from "./face";

/** A sheet with more hexes than this lists only those in which there is something. */
const MANY = 200;

/** The board as a list by row, north to south: what is in each hex, each thing to be pressed. */
export function BoardList({
  desk,
  parts,
  sheet,
}: {
  desk: Desk;
  parts: GameParts;
  sheet: SheetData;
}) {
  useObserved(desk);
  const places = sheet.hexes.length > 0 ? sheet.hexes : spacesOf(sheet);
  const told = places.length > MANY ? places.filter((h) => isWorthTelling(h, desk)) : places;
  const rows = [...grouped(told, sheet.hexes.length > 0 ? rowsOf(sheet) : bandsOf(places))].sort(
    ([a], [b]) => a - b,
  );
  return (
    <div class="board-list">
      <p class="faint">{say("list.help")}</p>
      {rows.map(([row, hexes]) => (
        <section key={row} aria-label={say("list.row", row)}>
          <h3>{say("list.row", row)}</h3>
          <ul>
            {[...hexes]
              .sort((a, b) => a.x - b.x)
              .map((hex) => (
                <HexLine key={hex.id} {...{ hex, desk, parts, sheet }} />
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

function isWorthTelling(hex: HexDef, desk: Desk): boolean {
  return hex.label !== undefined || desk.unitsAt(hex.id).length > 0 || isGoal(hex, desk);
}

/** Whether the unit in hand may go there. */
function isGoal(hex: HexDef, desk: Desk): boolean {
  const { task, value } = desk;
  if (task.kind !== "walk" || !value.mover) return false;
  return task.goals.get(value.mover)?.has(hex.id) ?? false;
}

function HexLine({
  hex,
  desk,
  parts,
  sheet,
}: {
  hex: HexDef;
  desk: Desk;
  parts: GameParts;
  sheet: SheetData;
}) {
  const units = sheet.units.filter((u) => desk.placeOf(u.id) === hex.id);
  const { mover, draft, given } = desk.value;
  const held = [mover, ...draft.attackers, ...draft.defenders, ...given];
  const name = sheet.hexes.length > 0 ? hex.id : (hex.label ?? hex.id);
  const named = [name, parts.map.terrain(hex.terrain)].filter((s) => s !== "").join(", ");
  return (
    <li>
      <button
        type="button"
        class={isGoal(hex, desk) ? "list-hex goal" : "list-hex"}
        onClick={() => desk.tapPlace(hex.id)}
      >
        {isGoal(hex, desk) ? `${named}, ${say("place.may.plain")}` : named}
      </button>
      {units.map((unit) => {
        const face = faceNow(parts, unit, desk.table.value.view);
        return (
          <button
            key={unit.id}
            type="button"
            class={`list-unit side-${unit.side}`}
            aria-pressed={held.includes(unit.id)}
            onClick={() => desk.tapUnit(unit.id)}
          >
            {face.name}
          </button>
        );
      })}
    </li>
  );
}

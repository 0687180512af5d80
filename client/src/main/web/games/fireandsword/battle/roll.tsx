import type { SheetData, UnitDef, UnitId } from "../../../protocol/types";
import { CounterChip } from "../../../sheet/counter";
import { groupBy } from "../../../sheet/groupby";
import { sudanNow } from "../face";
import type { AgendaStep, MusterState, SudanPosition } from "../state";
import { words } from "../words/words";

/** What a unit is like now: its stands and its grade, or its damage. */
export function condition(position: SudanPosition, id: UnitId): string {
  const now = position.units[id];
  const { grades } = words();
  const word = now?.grade ?? now?.damage ?? "";
  return [now?.stands || "", grades[word] ?? word].filter(Boolean).join(" ");
}

interface Pressed {
  position: SudanPosition;
  /** What a press does, for those who do not see the row. */
  says: (unit: UnitDef) => string;
  onPress: (unit: UnitDef) => void;
}

/** Units as rows to be pressed, each with its counter, name and condition. */
export function Rows({ units, position, says, onPress }: Pressed & { units: readonly UnitDef[] }) {
  return (
    <ul class="sudan-rows">
      {units.map((unit) => (
        <li key={unit.id}>
          <Row unit={unit} position={position} says={says} onPress={onPress} />
        </li>
      ))}
    </ul>
  );
}

/** A unit as a row to be pressed. */
export function Row({ unit, position, says, onPress }: Pressed & { unit: UnitDef }) {
  return (
    <button type="button" class="sudan-row" aria-label={says(unit)} onClick={() => onPress(unit)}>
      <CounterChip face={sudanNow(unit, position)} />
      <span>{unit.name}</span>
      <span class="faint">{condition(position, unit.id)}</span>
    </button>
  );
}

/** Who has met: our units with what each lost so far, and the Dervishes by arm. */
export function MusterRoll({
  sheet,
  muster,
  losses = [],
}: {
  sheet: SheetData;
  muster: MusterState;
  losses?: readonly number[];
}) {
  const { decide, arms, sides } = words();
  const name = (id: UnitId) => sheet.units.find((u) => u.id === id)?.name ?? id;
  return (
    <table class="sudan-muster">
      <tbody>
        {muster.own.map((troop, i) => (
          <tr key={troop.name} class="own">
            <th scope="row">{name(troop.name)}</th>
            <td>{troop.stands}</td>
            <td>
              {losses[i] === undefined ? "" : losses[i] === 0 ? decide.none : `−${losses[i]}`}
            </td>
          </tr>
        ))}
        {[...groupBy(muster.rivals, (troop) => troop.arm)].map(([arm, all]) => (
          <tr key={arm} class="mahdist">
            <th scope="row">
              {sides.mahdist}: {arms[arm] ?? arm}
            </th>
            <td>{all.reduce((sum, troop) => sum + troop.stands, 0)}</td>
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The kind of a battle by its name. */
export function battleName({ cause, muster }: AgendaStep): string | undefined {
  const { kinds } = words();
  const kind = cause === "relief" ? cause : muster?.kind;
  return kind && (kinds[kind] ?? kind);
}

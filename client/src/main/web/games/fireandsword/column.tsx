import { useEffect } from "preact/hooks";
import { CounterChip } from "../../sheet/counter";
import type { Desk } from "../../table/desk";
import type { Place, SheetData, UnitDef } from "../../wire/types";
import { filled } from "../../words/say";
import { stack, useChances } from "./chances";
import { sudanNow } from "./face";
import type { SudanPosition } from "./state";
import { isDrilled, Told } from "./weighed";
import { words } from "./words/words";

/** What a stack may do beside marching, with no place to name. */
const ASIDE = ["sortie", "rail", "rejoin"];

/** A stack is formed from the units of one space, and its chances are weighed before it marches. */
export function Column({
  desk,
  sheet,
  position,
}: {
  desk: Desk;
  sheet: SheetData;
  position: SudanPosition;
}) {
  const { mover } = desk.value;
  if (!mover) return null;
  return <Stack key={mover} {...{ desk, sheet, position, mover }} />;
}

function Stack({
  desk,
  sheet,
  position,
  mover,
}: {
  desk: Desk;
  sheet: SheetData;
  position: SudanPosition;
  mover: string;
}) {
  const { reach, given, objection, aim } = desk.value;
  const here = position.units[mover]?.at ?? "";
  const isBoat = (unit: UnitDef) => unit.type === "gunboat";
  const units = sheet.units.filter(
    (u) => position.units[u.id]?.at === here && (u.id === mover || !isBoat(u)),
  );
  const all = new Set([mover, ...given]);
  const boat = units.find((u) => u.id === mover && isBoat(u));
  const others = units.filter((u) => u.id !== mover && all.has(u.id)).map((u) => u.id);
  const asides = ASIDE.filter((verb) =>
    desk.table.value.actions.some((a) => a.verb === verb && a.groups[0]?.includes(mover)),
  );
  const { task } = desk;
  const goes = task.kind === "walk" && task.goals.has(mover);
  const besieged = !goes && asides.includes("sortie");
  const to = aim || (besieged ? "sortie" : "");
  useGarrison(desk, mover, besieged);
  const joins = desk.table.value.actions.find((a) => a.verb === "rejoin");
  const text = !to
    ? ""
    : to === "rejoin" && joins
      ? joins.text
      : ASIDE.includes(to)
        ? `${to} ${stack(sheet, all)}`
        : boat
          ? `steam ${[mover, ...others].join("+")} ${to}`
          : `march ${stack(sheet, all)} ${to}`;
  const { odds: chances, weighing } = useChances(desk.table, text);
  const label = (place: Place) => sheet.spaces?.find((s) => s.id === place)?.label ?? place;
  const { column, verbs, decide } = words();
  const isOut = (unit: UnitDef) => (position.units[unit.id]?.out ?? 0) > 0;
  const free = desk.table.value.actions.some((a) => a.groups.some((g) => g.includes(mover)));
  const going = ASIDE.includes(to)
    ? (verbs[to] ?? to)
    : filled(boat ? column.steam : column.go, [label(to)]);
  useEffect(() => desk.layOut(text, going), [desk, text, going]);
  return (
    <section class="card sudan-column" aria-labelledby="column-title">
      <h2 id="column-title">{filled(column.title, [label(here)])}</h2>
      {free && units.length > 1 && <p class="faint">{column.who}</p>}
      {!free && <p>{column.stay}</p>}
      {besieged && <p>{column.besieged}</p>}
      <p class="chips">
        {units.map((unit) => (
          <button
            key={unit.id}
            type="button"
            class="chip-button"
            aria-pressed={all.has(unit.id)}
            aria-label={unit.name}
            disabled={unit.id === mover || isOut(unit)}
            onClick={() =>
              desk.give(
                given.includes(unit.id) ? given.filter((u) => u !== unit.id) : [...given, unit.id],
              )
            }
          >
            <CounterChip face={sudanNow(unit, position)} size={44} />
          </button>
        ))}
      </p>
      {units.filter(isOut).map((unit) => (
        <p key={unit.id} class="faint">
          {`${unit.name}: ${filled(decide.out, [position.units[unit.id]?.out ?? 0])}`}
        </p>
      ))}
      <label>
        {column.to}
        <select value={to} onChange={(event) => desk.aimAt(event.currentTarget.value)}>
          <option value="">{column.choose}</option>
          {asides.map((verb) => (
            <option key={verb} value={verb}>
              {verbs[verb] ?? verb}
            </option>
          ))}
          {(reach?.places ?? []).map(({ at }) => (
            <option key={at} value={at}>
              {label(at)}
            </option>
          ))}
        </select>
      </label>
      {weighing && !objection && <p class="faint">{column.weighing}</p>}
      {chances && <Told chances={chances} label={label} drilled={isDrilled(desk)} />}
      {chances && goes && aim && <p class="faint">{column.again}</p>}
    </section>
  );
}

/** A sortie is at first one of the whole garrison. */
function useGarrison(desk: Desk, mover: string, besieged: boolean): void {
  useEffect(() => {
    const whole = desk.table.value.actions.find(
      (a) => a.verb === "sortie" && a.groups[0]?.includes(mover),
    );
    if (besieged) desk.give(whole?.groups[0]?.filter((unit) => unit !== mover) ?? []);
  }, [desk, mover, besieged]);
}

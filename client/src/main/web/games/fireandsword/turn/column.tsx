import { useEffect } from "preact/hooks";
import { formatPattern } from "../../../i18n/translate";
import type { Place, SheetData, UnitDef } from "../../../protocol/types";
import { CounterChip } from "../../../sheet/counter";
import { Fold } from "../../../table/cards/fold";
import type { Controller } from "../../../table/interaction/controller";
import { aimAt } from "../../../table/interaction/moving";
import { useProposedAction } from "../../../table/interaction/proposal";
import { textOf } from "../../../table/state/action";
import { sudanNow } from "../face";
import type { SudanPosition } from "../state";
import { words } from "../words/words";
import { stack, useChances } from "./chances";
import { ChanceList } from "./weighed";

/** What a stack may do beside marching, with no place to name. */
const ASIDE = ["sortie", "rail", "rejoin"];

/** A way of the stack that is not on the map: what it is in the list, in words and as an action. */
interface Aside {
  to: string;
  says: string;
  text: string;
}

function asidesOf(
  controller: Controller,
  mover: string,
  together: string,
  label: (p: Place) => string,
) {
  const { column, verbs } = words();
  const own = controller.table.value.actions.filter((a) => a.groups[0]?.includes(mover));
  const asides = ASIDE.flatMap((verb): Aside[] => {
    const found = own.find((a) => a.verb === verb);
    const text = verb === "rejoin" ? (found?.text ?? "") : `${verb} ${together}`;
    return found ? [{ to: verb, says: verbs[verb] ?? verb, text }] : [];
  });
  const voyages = own
    .filter((a) => a.verb === "sea")
    .map(
      ({ text, places: [port = ""] }): Aside => ({
        to: text,
        says: formatPattern(column.sea, [label(port)]),
        text,
      }),
    );
  return [...asides, ...voyages];
}

/** A stack is formed from the units of one space, and its chances are weighed before it marches. */
export function Column({
  controller,
  sheet,
  position,
}: {
  controller: Controller;
  sheet: SheetData;
  position: SudanPosition;
}) {
  const { mover } = controller.value;
  if (!mover) return null;
  return <Stack key={mover} {...{ controller, sheet, position, mover }} />;
}

function Stack({
  controller,
  sheet,
  position,
  mover,
}: {
  controller: Controller;
  sheet: SheetData;
  position: SudanPosition;
  mover: string;
}) {
  const { reach, objection, aim } = controller.value;
  const given = companyOf(controller, mover);
  const here = position.units[mover]?.at ?? "";
  const units = sheet.units.filter(
    (u) => position.units[u.id]?.at === here && (u.id === mover || !u.goes),
  );
  const all = new Set([mover, ...given]);
  const own = units.find((u) => u.id === mover)?.goes;
  const others = units.filter((u) => u.id !== mover && all.has(u.id)).map((u) => u.id);
  const label = (place: Place) => sheet.spaces?.find((s) => s.id === place)?.label ?? place;
  const asides = asidesOf(controller, mover, stack(sheet, all), label);
  const { task } = controller;
  const goes = task.kind === "walk" && task.goals.has(mover);
  const goals = goes ? [...(task.goals.get(mover)?.keys() ?? [])] : [];
  const ends = [...new Set([...(reach?.places.map(({ at }) => at) ?? []), ...goals])];
  const besieged = !goes && asides.some((a) => a.to === "sortie");
  const to = aim || (besieged ? "sortie" : "");
  useGarrison(controller, mover, besieged);
  const aside = asides.find((a) => a.to === to);
  const text = !to
    ? ""
    : aside
      ? aside.text
      : own
        ? textOf(own, [mover, ...others], [to])
        : `march ${stack(sheet, all)} ${to}`;
  const { odds: chances, weighing } = useChances(controller.table, text);
  const { column, decide } = words();
  const isOut = (unit: UnitDef) => (position.units[unit.id]?.out ?? 0) > 0;
  const mayGo = (unit: string) =>
    controller.table.value.actions.some((a) => a.groups.some((g) => g.includes(unit)));
  const free = mayGo(mover);
  const able = units.filter((u) => u.id !== mover && !isOut(u) && mayGo(u.id)).map((u) => u.id);
  const left = able.filter((unit) => !given.includes(unit));
  const going = aside ? aside.says : formatPattern(own ? column.steam : column.go, [label(to)]);
  useProposedAction(controller, text, going);
  return (
    <section class="card sudan-column" aria-labelledby="column-title">
      <h2 id="column-title">{formatPattern(column.title, [label(here)])}</h2>
      {free && units.length > 1 && <p class="faint how">{column.who}</p>}
      {!free && <p>{column.stay}</p>}
      {besieged && <p>{column.besieged}</p>}
      <Fold told={words().record.army}>
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
                controller.give(
                  given.includes(unit.id)
                    ? given.filter((u) => u !== unit.id)
                    : [...given, unit.id],
                )
              }
            >
              <CounterChip face={sudanNow(unit, position)} />
            </button>
          ))}
          {!own && able.length > 1 && left.length > 0 && (
            <button type="button" class="quiet" onClick={() => controller.give(able)}>
              {column.all}
            </button>
          )}
        </p>
      </Fold>
      {units.filter(isOut).map((unit) => (
        <p key={unit.id} class="faint">
          {`${unit.name}: ${formatPattern(decide.out, [position.units[unit.id]?.out ?? 0])}`}
        </p>
      ))}
      <label>
        {column.to}
        <select value={to} onChange={(event) => aimAt(controller, event.currentTarget.value)}>
          <option value="">{column.choose}</option>
          {asides.map((a) => (
            <option key={a.to} value={a.to}>
              {a.says}
            </option>
          ))}
          {ends.map((at) => (
            <option key={at} value={at}>
              {label(at)}
            </option>
          ))}
        </select>
      </label>
      {weighing && !objection && <p class="faint">{column.weighing}</p>}
      {chances && <ChanceList chances={chances} label={label} />}
      {chances && goes && aim && <p class="faint">{column.again}</p>}
    </section>
  );
}

/** A sortie is at first one of the whole garrison. */
function useGarrison(controller: Controller, mover: string, besieged: boolean): void {
  useEffect(() => {
    const whole = controller.table.value.actions.find(
      (a) => a.verb === "sortie" && a.groups[0]?.includes(mover),
    );
    if (besieged) controller.give(whole?.groups[0]?.filter((unit) => unit !== mover) ?? []);
  }, [controller, mover, besieged]);
}

/** Who goes along at first: where a unit may not go alone, a commander among others, the whole stack. */
function companyOf({ table, task, value }: Controller, mover: string): readonly string[] {
  const { given, aim = "" } = value;
  if (given.length > 0 || task.kind !== "walk") return given;
  const goal = task.goals.get(mover)?.get(aim);
  const [group = []] = (goal && table.offered(goal)?.groups) || [];
  return group.filter((unit) => unit !== mover);
}

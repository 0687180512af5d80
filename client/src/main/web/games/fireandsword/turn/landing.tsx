import { formatPattern } from "../../../i18n/translate";
import type { SheetData, UnitDef } from "../../../protocol/types";
import { groupBy } from "../../../sheet/groupby";
import { Fold, FoldedList } from "../../../table/cards/fold";
import type { Controller } from "../../../table/interaction/controller";
import { Row, Rows } from "../battle/roll";
import type { AgendaStep, SudanPosition } from "../state";
import { words } from "../words/words";
import { Weighed } from "./weighed";

/** Who lands at a port, by the box they wait in and the strongest first, and who is taken away. */
export function Landing({
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
  const { actions } = controller.table.value;
  const of = (verb: string) => {
    const named = new Set(actions.filter((a) => a.verb === verb).flatMap((a) => a.groups.flat()));
    return sheet.units.filter((u) => named.has(u.id));
  };
  const stands = ({ id }: UnitDef) => position.units[id]?.stands ?? 0;
  const strongest = of("arrive").toSorted((a, b) => stands(b) - stands(a));
  const boxed = groupBy(strongest, (u) => position.units[u.id]?.at ?? "");
  const leaving = of("evacuate");
  const { decide, boxes, advice } = words();
  const port = sheet.spaces?.find((s) => s.id === now.space)?.label ?? now.space ?? "";
  const from = (box: string) => formatPattern(decide.from, [boxes[box] ?? box]);
  const rows = { position, onPress: () => undefined };
  const press = (verb: string) => ({
    says: (u: { name: string }) => formatPattern(advice[verb] ?? "", [u.name]),
    onPress: (u: { id: string }) => void controller.play(`${verb} ${u.id}`),
  });
  return (
    <section class="card sudan-landing" aria-labelledby="landing-title">
      <h2 id="landing-title">{port}</h2>
      <p>{boxed.size === 0 ? decide.landsNone : formatPattern(decide.lands, [now.left ?? 0])}</p>
      {position.towns?.[now.space ?? ""]?.mahdist && (now.landed ?? []).length > 0 && (
        <>
          <p>{formatPattern(decide.storms, [port])}</p>
          <Weighed controller={controller} sheet={sheet} text="end" />
        </>
      )}
      {controller.value.warned && (
        <p class="warning" role="alert">
          {now.left === 0 ? decide.commands : decide.waits}
        </p>
      )}
      {[...boxed].map(([box, units]) => (
        <section key={box} aria-label={boxes[box] ?? box}>
          <Fold told={`${from(box)} (${units.length})`}>
            <h3>{from(box)}</h3>
            <FoldedList all={units} more={(n) => formatPattern(decide.more, [n])}>
              {(unit) => <Row {...rows} {...press("arrive")} unit={unit} />}
            </FoldedList>
          </Fold>
        </section>
      ))}
      {leaving.length > 0 && (
        <details>
          <summary>{decide.away}</summary>
          <Rows {...rows} {...press("evacuate")} units={leaving} />
        </details>
      )}
    </section>
  );
}

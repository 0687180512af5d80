import { filled } from "../../../i18n/translate";
import type { SheetData } from "../../../protocol/types";
import { grouped } from "../../../sheet/groupby";
import type { Desk } from "../../../table/interaction/controller";
import { Rows } from "../battle/roll";
import type { AgendaStep, SudanPosition } from "../state";
import { words } from "../words/words";
import { Weighed } from "./weighed";

/** Who lands at a port, by the box they wait in, and who is taken away. */
export function Landing({
  desk,
  sheet,
  position,
  now,
}: {
  desk: Desk;
  sheet: SheetData;
  position: SudanPosition;
  now: AgendaStep;
}) {
  const { actions } = desk.table.value;
  const of = (verb: string) => {
    const named = new Set(actions.filter((a) => a.verb === verb).flatMap((a) => a.groups.flat()));
    return sheet.units.filter((u) => named.has(u.id));
  };
  const boxed = grouped(of("arrive"), (u) => position.units[u.id]?.at ?? "");
  const leaving = of("evacuate");
  const { decide, boxes, advice } = words();
  const port = sheet.spaces?.find((s) => s.id === now.space)?.label ?? now.space ?? "";
  const rows = { position, onPress: () => undefined };
  const press = (verb: string) => ({
    says: (u: { name: string }) => filled(advice[verb] ?? "", [u.name]),
    onPress: (u: { id: string }) => void desk.play(`${verb} ${u.id}`),
  });
  return (
    <section class="card sudan-landing" aria-labelledby="landing-title">
      <h2 id="landing-title">{port}</h2>
      <p>{boxed.size === 0 ? decide.landsNone : filled(decide.lands, [now.left ?? 0])}</p>
      {position.towns?.[now.space ?? ""]?.mahdist && (now.landed ?? []).length > 0 && (
        <>
          <p>{filled(decide.storms, [port])}</p>
          <Weighed desk={desk} sheet={sheet} text="end" />
        </>
      )}
      {desk.value.warned && (
        <p class="warning" role="alert">
          {decide.waits}
        </p>
      )}
      {[...boxed].map(([box, units]) => (
        <section key={box} aria-label={boxes[box] ?? box}>
          <h3>{filled(decide.from, [boxes[box] ?? box])}</h3>
          <Rows {...rows} {...press("arrive")} units={units} />
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

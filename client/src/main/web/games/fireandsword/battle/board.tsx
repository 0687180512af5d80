import { useState } from "preact/hooks";
import { formatPattern } from "../../../i18n/translate";
import { groupBy } from "../../../sheet/groupby";
import type { Controller } from "../../../table/interaction/controller";
import { useProposedAction } from "../../../table/interaction/proposal";
import type { Naming } from "../../../table/log/naming";
import type { TableState } from "../../../table/state/tablestore";
import {
  dutiesOf,
  type FieldState,
  isOver,
  type Part,
  partsOf,
  type SudanDuties,
  type SudanPosition,
} from "../state";
import { Column } from "../turn/column";
import { Freed } from "../turn/freed";
import { Hunger } from "../turn/hunger";
import { Landing } from "../turn/landing";
import { MustMove } from "../turn/mustmove";
import { SetUp } from "../turn/setup";
import { words } from "../words/words";
import { Decision } from "./decision";

/** The card of the present decision: a stack to be formed, a battle, the result of a table. */
export function BattleBoard({
  controller,
  table,
  naming,
}: {
  controller: Controller;
  table: TableState;
  naming: Naming;
}) {
  const { sheet, view, past } = table;
  if (!sheet || !view || past !== undefined) return null;
  const position = view.position as unknown as SudanPosition;
  const now = position.agenda?.[0];
  if (!now || view.pending === "over") return null;
  const place = sheet.spaces?.find((s) => s.id === now.at)?.label ?? "";
  const card = { controller, sheet, position };
  if (now.step === "movement") {
    if (controller.value.mover) return <Column {...card} />;
    return (
      <>
        {table.actions.length > 0 && <Hunger sheet={sheet} position={position} />}
        <MustMove controller={controller} naming={naming} />
      </>
    );
  }
  if (now.step === "orders" && now.field)
    return (
      <Orders
        key={view.entry}
        controller={controller}
        field={now.field}
        place={place}
        asked={dutiesOf(table.duties).orders}
      />
    );
  if (now.step === "battle" && now.field) return <FieldCard field={now.field} place={place} />;
  if (table.actions.length === 0) return null;
  if (now.step === "set-up") return <SetUp {...card} />;
  if (now.step === "landing") return <Landing {...card} now={now} />;
  if (now.step === "freed") return <Freed key={now.space} {...card} now={now} />;
  return <Decision {...card} now={now} />;
}

const ZONES = ["left", "centre", "right"] as const;

/**
 * Orders for the three zones, given together; the other side sees them once both are in. Of the
 * zones that free seats share, only those that are asked for here.
 */
function Orders({
  controller,
  field,
  place,
  asked,
}: {
  controller: Controller;
  field: FieldState;
  place: string;
  asked: SudanDuties["orders"];
}) {
  const offered = controller.table.value.actions;
  const { zones: mine = [], words: list = [], side } = asked ?? {};
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({});
  const { orders } = words();
  const zones = mine.map((zone) => given[zone] ?? "drill");
  const text = offered.length > 0 ? `zones ${zones.join(" ")}` : "";
  const give = orders.give ?? "";
  useProposedAction(controller, text, give);
  return (
    <FieldCard field={{ ...field, round: field.round + 1 }} place={place}>
      {offered.length > 0 && (
        <div class="sudan-orders">
          <p class="sudan-side">{side === "mahdist" ? orders.rivals : orders.ours}</p>
          {mine.length < ZONES.length && <p>{orders.shared}</p>}
          {mine.map((zone) => (
            <label key={zone}>
              {orders[zone]}
              <select
                value={given[zone] ?? "drill"}
                onChange={(event) => {
                  const { value } = event.currentTarget;
                  setGiven((was) => ({ ...was, [zone]: value }));
                }}
              >
                {list.map((order) => (
                  <option key={order} value={order}>
                    {orders[order] ?? order}
                  </option>
                ))}
              </select>
            </label>
          ))}
          {offered.some((a) => a.verb === "break-off") && (
            <button type="button" class="quiet" onClick={() => void controller.play("break-off")}>
              {orders.breakOff}
            </button>
          )}
        </div>
      )}
    </FieldCard>
  );
}

/** The field seen from above: three zones, the bands between the two sides, everybody with his stands. */
function FieldCard({
  field,
  place,
  children,
}: {
  field: FieldState;
  place: string;
  children?: preact.ComponentChildren;
}) {
  const parts = partsOf(field);
  const { orders, kinds } = words();
  const standing = (own: boolean) =>
    parts.filter((p) => p.own === own).reduce((sum, p) => sum + p.stands, 0);
  return (
    <section class="card sudan-field" aria-labelledby="field-title">
      <h2 id="field-title">
        {formatPattern(orders.round ?? "", [place, kinds[field.kind] ?? field.kind, field.round])}
      </h2>
      <table>
        <thead>
          <tr>
            <td />
            {ZONES.map((zone) => (
              <th key={zone} scope="col">
                {orders[zone]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[3, 2, 1, 0].map((band) => (
            <tr key={band}>
              <th scope="row">{orders[`band${band}`]}</th>
              {ZONES.map((zone, z) => (
                <td key={zone} class={(field.fallen >> z) & 1 ? "fallen" : ""}>
                  {massed(parts.filter((p) => p.zone === z && p.row === band)).map((p) => (
                    <Element key={p.key} part={p} />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="sudan-tally">
        {formatPattern(orders.tally ?? "", [standing(true), standing(false)])}
      </p>
      {children}
    </section>
  );
}

/** Dervishes of one arm in one place, counted together; our own each by itself. */
function massed(parts: readonly Part[]): Part[] {
  const masses = groupBy(parts, (p) => (p.own ? `${p.key}` : `${p.arm} ${isOver(p)}`));
  const sum = (all: readonly Part[], of: (p: Part) => number) =>
    all.reduce((so, p) => so + of(p), 0);
  return [...masses.values()].flatMap((all) => {
    const stands = sum(all, (p) => p.stands);
    const lost = sum(all, (p) => p.lost);
    return all.slice(0, 1).map((first) => ({ ...first, stands, lost }));
  });
}

function Element({ part }: { part: Part }) {
  const shown = isOver(part) ? "out" : part.own ? "own" : "mahdist";
  return (
    <span class={`sudan-element ${shown}`}>
      {part.stands > 0 && <b>{part.stands} </b>}
      {part.own ? part.name : (words().arms[part.arm] ?? part.arm)}
      {part.lost > 0 && <i> −{part.lost}</i>}
    </span>
  );
}

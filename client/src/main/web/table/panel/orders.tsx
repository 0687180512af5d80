import { useState } from "preact/hooks";
import type { GameParts } from "../../games/parts";
import { translate } from "../../i18n/translate";
import type { GameDef, Messages, OptionDef, OrderValue, UnitId } from "../../protocol/types";
import { RuleNumber } from "../../rules/number";
import { change, settings } from "../../settings/settings";
import { asking, isAsked, OrdersMode, sensible } from "../../start/orders";
import { useStore } from "../../state/store";
import type { Controller } from "../interaction/controller";
import { order } from "../interaction/requests";
import type { Naming } from "../log/naming";
import type { TableState } from "../state/tablestore";
import { useGame } from "./game";
import { giveAll } from "./standingorders";

const ASK = "ask";
const AS_ALL = "as-all";

/** Seconds that one who is asked may give oneself; 0 for no limit. */
const PATIENCE = [0, 10, 20, 30, 60] as const;

/** Whether orders have a page of their own: where one is asked in the middle of the other's move. */
export function takesOrders(table: TableState, parts: GameParts): boolean {
  const mine = Object.keys(table.view?.orders ?? {});
  return parts.play.answers !== undefined && mine.length > 0 && table.view?.pending !== "over";
}

/** What is settled in advance: for all units, or for one. */
export function Orders({
  controller,
  table,
  parts,
  naming,
}: {
  controller: Controller;
  table: TableState;
  parts: GameParts;
  naming: Naming;
}) {
  const game = useGame(table.info?.game);
  const { answer } = useStore(settings);
  const given = table.view?.orders ?? {};
  if (!game) return null;
  return (
    <div class="orders">
      <p class="faint">{translate("orders.about")}</p>
      {Object.entries(given).map(([role, orders]) => (
        <RoleOrders key={role} {...{ controller, table, parts, naming, game, role, orders }} />
      ))}
      {parts.play.answers && (
        <label class="option">
          <span>{translate("orders.answer")}</span>
          <select
            value={String(answer)}
            onChange={(event) => change({ answer: Number(event.currentTarget.value) })}
          >
            {PATIENCE.map((seconds) => (
              <option key={seconds} value={String(seconds)}>
                {seconds === 0
                  ? translate("orders.answer.none")
                  : translate("orders.seconds", seconds)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

interface RoleProps {
  controller: Controller;
  table: TableState;
  parts: GameParts;
  naming: Naming;
  game: GameDef;
  role: string;
  orders: Record<string, OrderValue>;
}

function RoleOrders({ controller, table, parts, naming, game, role, orders }: RoleProps) {
  const [unit, setUnit] = useState<UnitId>("");
  const own = takers(table, game.sideOf[game.roles.indexOf(role)] ?? role);
  const special = new Set(Object.keys(orders).flatMap((kind) => kind.split("@")[1] ?? []));
  const kinds = game.orders.filter((kind) => !unit || game.ordersForUnits.includes(kind.id));
  const give = (kind: string, value: OrderValue) =>
    void order(controller, role, unit ? `${kind}@${unit}` : kind, String(value));
  return (
    <fieldset>
      <legend>{parts.words.sides[role] ?? role}</legend>
      {game.ordersForUnits.length > 0 && (
        <label class="option">
          <span>{translate("orders.for")}</span>
          <select value={unit} onChange={(event) => setUnit(event.currentTarget.value)}>
            <option value="">{translate("orders.all")}</option>
            {own.map((id) => (
              <option key={id} value={id}>
                {naming.called(id)}
                {special.has(id) ? " *" : ""}
              </option>
            ))}
          </select>
        </label>
      )}
      {unit === "" && (
        <OrdersMode
          name={`orders-mode-${role}`}
          asked={isAsked(game.orders, orders)}
          onChange={(ask) =>
            giveAll(controller, role, ask ? asking(game.orders) : sensible(game.orders))
          }
        />
      )}
      {kinds.map((kind) => (
        <Order
          key={`${unit} ${kind.id}`}
          kind={kind}
          messages={table.messages}
          value={unit ? orders[`${kind.id}@${unit}`] : orders[kind.id]}
          unit={unit !== ""}
          onChange={(value) => give(kind.id, value)}
        />
      ))}
      {special.size > 0 && <p class="faint">{translate("orders.special")}</p>}
    </fieldset>
  );
}

/** The units of a side on the map that can be given orders. */
function takers(table: TableState, side: string): UnitId[] {
  const { sheet, view } = table;
  const hexes = new Set(sheet?.hexes.map((h) => h.id));
  return (sheet?.units ?? [])
    .filter((u) => u.side === side && (u.orders ?? true))
    .filter((u) => hexes.has(view?.position.units[u.id]?.at ?? ""))
    .map((u) => u.id);
}

/** One order: a choice of its values, of asking, and for one unit of doing as all do. */
function Order({
  kind,
  messages,
  value,
  unit,
  onChange,
}: {
  kind: OptionDef;
  messages: Messages;
  value: OrderValue | undefined;
  unit: boolean;
  onChange: (value: OrderValue) => void;
}) {
  const named = (v: string) =>
    messages[`order.${kind.id}.${v}`] ??
    (v === ASK
      ? translate("orders.ask")
      : v === "on" || v === "off"
        ? translate(`orders.${v}`)
        : v);
  const now =
    value === undefined ? AS_ALL : value === true ? "on" : value === false ? "off" : value;
  return (
    <label class="option">
      <span>
        {messages[`order.${kind.id}`] ?? kind.title}
        {kind.rule && <RuleNumber rule={kind.rule} />}
      </span>
      <select value={String(now)} onChange={(event) => onChange(event.currentTarget.value)}>
        {unit && <option value={AS_ALL}>{translate("orders.as-all")}</option>}
        {valuesOf(kind).map((v) => (
          <option key={v} value={v}>
            {named(v)}
          </option>
        ))}
      </select>
    </label>
  );
}

function valuesOf({ type, values = [], from = 0, to = 0 }: OptionDef): string[] {
  if (type === "choice") return values.includes(ASK) ? values : [...values, ASK];
  if (type === "flag") return ["off", "on"];
  return Array.from({ length: to - from + 1 }, (_, i) => String(from + i));
}

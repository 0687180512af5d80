import { translate } from "../../i18n/translate";
import { OptionField } from "../../start/options";
import { asking, isAsked, OrdersMode, sensible } from "../../start/orders";
import type { Controller } from "../interaction/controller";
import { order } from "../interaction/requests";
import type { TableState } from "../state/tablestore";

/** The standing orders of a player who has one role: they answer for him in the other side's turn. */
export function StandingOrders({
  table,
  controller,
}: {
  table: TableState;
  controller: Controller;
}) {
  const { info, view, messages } = table;
  const [role, ...others] = info?.mine ?? [];
  const orders = role && others.length === 0 ? view?.orders?.[role] : undefined;
  const kinds = info?.orders ?? [];
  if (!info || !orders || kinds.length === 0 || view?.pending === "over") return null;
  return (
    <fieldset class="standing">
      <legend>{translate("orders.title")}</legend>
      <p class="faint">{translate("orders.help")}</p>
      <OrdersMode
        name="orders-mode"
        asked={isAsked(kinds, orders)}
        onChange={(ask) => giveAll(controller, role ?? "", ask ? asking(kinds) : sensible(kinds))}
      />
      {kinds.map((kind) => (
        <OptionField
          key={kind.id}
          option={kind}
          about="order"
          game={info.game}
          messages={messages}
          value={orders[kind.id]}
          onChange={(value) => void order(controller, role ?? "", kind.id, written(value))}
        />
      ))}
    </fieldset>
  );
}

/** Gives several orders, one after another. */
export function giveAll(
  controller: Controller,
  role: string,
  orders: Readonly<Record<string, unknown>>,
): void {
  for (const [kind, value] of Object.entries(orders))
    void order(controller, role, kind, written(value));
}

/** A value as orders are written. */
function written(value: unknown): string {
  return typeof value === "boolean" ? (value ? "on" : "off") : String(value);
}

import { translate } from "../i18n/translate";
import type { GameDef, Messages, OptionDef } from "../protocol/types";
import { OptionField } from "./options";

/** Orders by kind. */
export type Given = Readonly<Record<string, unknown>>;

/** The kinds that decide whether one is asked, without those that only narrow an order. */
function deciding(kinds: readonly OptionDef[]): OptionDef[] {
  return kinds.filter((kind) => kind.sensible !== undefined && kind.sensible !== kind.default);
}

/** What is sensible for who would rather not be asked. */
export function sensible(kinds: readonly OptionDef[]): Given {
  return Object.fromEntries(deciding(kinds).map((kind) => [kind.id, kind.sensible]));
}

/** The orders by which one is asked everything. */
export function asking(kinds: readonly OptionDef[]): Given {
  return Object.fromEntries(deciding(kinds).map((kind) => [kind.id, kind.default]));
}

/** Whether by these orders one is asked everything. */
export function isAsked(kinds: readonly OptionDef[], given: Given): boolean {
  return deciding(kinds).every(({ id, default: ask }) => (given[id] ?? ask) === ask);
}

/** The one question that comes first: is one asked, or do standing orders answer. */
export function OrdersMode({
  name,
  asked,
  onChange,
}: {
  name: string;
  asked: boolean;
  onChange: (asked: boolean) => void;
}) {
  return (
    <div class="orders-mode">
      {[true, false].map((ask) => (
        <label key={String(ask)}>
          <input type="radio" name={name} checked={asked === ask} onChange={() => onChange(ask)} />
          {translate(ask ? "orders.mode.ask" : "orders.mode.orders")}
        </label>
      ))}
    </div>
  );
}

/** What happens in the other side's turn, settled before the game: ask me, or by standing orders. */
export function OrdersField({
  game,
  messages,
  given,
  onChange,
}: {
  game: GameDef;
  messages: Messages;
  given: Given | undefined;
  onChange: (given: Given | undefined) => void;
}) {
  if (game.orders.length === 0) return null;
  return (
    <fieldset>
      <legend>{translate("orders.mode")}</legend>
      <OrdersMode
        name={`orders-${game.id}`}
        asked={given === undefined}
        onChange={(ask) => onChange(ask ? undefined : sensible(game.orders))}
      />
      {given &&
        game.orders.map((kind) => (
          <OptionField
            key={kind.id}
            option={kind}
            about="order"
            game={game.id}
            messages={messages}
            value={given[kind.id] ?? kind.default}
            onChange={(value) => onChange({ ...given, [kind.id]: value })}
          />
        ))}
    </fieldset>
  );
}

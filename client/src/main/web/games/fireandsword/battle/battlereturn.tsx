import { formatPattern } from "../../../i18n/translate";
import type { Losses as Bill } from "../../../protocol/types";
import { Fold } from "../../../table/cards/fold";
import { useBill } from "../../../table/linked/bill";
import { describeEvent } from "../../../table/log/describe";
import type { Naming } from "../../../table/log/naming";
import type { TableState } from "../../../table/state/tablestore";
import { undone } from "../../../table/state/undone";
import { words } from "../words/words";
import { type Loss, lastBattle } from "./outcome";

/** How the last battle ended: who held the field, what it cost either side, and what followed. */
export function BattleReturn({ table, naming }: { table: TableState; naming: Naming }) {
  const gone = undone(table.whole);
  const outcome = lastBattle(table.whole.filter((line) => !gone.has(line.entry)));
  const bill = useBill(outcome?.table);
  if (!outcome) return null;
  const { battle, arms } = words();
  const { place, won, ours, flight, cards, after, quick } = outcome;
  const theirs = outcome.table ? rivals(bill) : outcome.theirs;
  const title = formatPattern(won ? battle.won : battle.lost, [naming.side(place)]);
  return (
    <section class="card sudan-return" aria-labelledby="return-title">
      <Fold told={title}>
        <h2 id="return-title">{title}</h2>
        {quick && <p class="faint">{describeEvent(quick, table.messages, naming)}</p>}
        <dl class="sudan-chances">
          <Losses title={battle.ours} losses={ours} name={naming.called} />
          {flight.length > 0 && (
            <Losses title={battle.flight} losses={flight} name={naming.called} />
          )}
          {theirs && (
            <Losses title={battle.theirs} losses={theirs} name={(arm) => arms[arm] ?? arm} />
          )}
        </dl>
        {cards && <p>{formatPattern(battle.dead, cards)}</p>}
        {after.length > 0 && (
          <Fold told={battle.after}>
            <ul aria-label={battle.after}>
              {after.map((event, i) => (
                <li key={i}>{describeEvent(event, table.messages, naming)}</li>
              ))}
            </ul>
          </Fold>
        )}
      </Fold>
    </section>
  );
}

/** What the enemy lost on a field, by arm. */
function rivals(bill: Bill): readonly Loss[] | undefined {
  const theirs = bill.filter(({ own }) => !own);
  return theirs.length === 0
    ? undefined
    : theirs
        .filter(({ lost }) => lost > 0)
        .map(({ body, lost, stands }) => ({ who: body, fell: lost, had: stands }));
}

function Losses({
  title,
  losses,
  name,
}: {
  title: string;
  losses: readonly Loss[];
  name: (who: string) => string;
}) {
  const { battle } = words();
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {losses.length === 0 && battle.none}
        {losses.map(({ who, fell, had }) => (
          <p key={who}>
            {name(who)}: <b>{had === undefined ? fell : formatPattern(battle.of, [fell, had])}</b>
          </p>
        ))}
      </dd>
    </div>
  );
}

import { formatPattern } from "../../../i18n/translate";
import { RuleNumber } from "../../../rules/number";
import { Fold, FoldedList } from "../../../table/cards/fold";
import { describeEvent } from "../../../table/log/describe";
import { Die } from "../../../table/log/die";
import type { Naming } from "../../../table/log/naming";
import type { TableState } from "../../../table/state/tablestore";
import { undone } from "../../../table/state/undone";
import { BattleReturn } from "../battle/battlereturn";
import { casualties, isByTwenty } from "../battle/casualties";
import type { SudanPosition } from "../state";
import { words } from "../words/words";
import { type Dispatch, dispatchesIn, ownDie, type Subject, sinceChosen } from "./dispatches";

/** The rule that says what each kind of news means. */
const RULES: Readonly<Record<Subject, string>> = {
  revolt: "5.1",
  fall: "6.2",
  siege: "14.1",
  relief: "12.7",
  arrival: "16.1",
  levy: "16.4",
  loss: "13.2",
};

/** What came of the last battle, and all the news since one last gave orders. */
export function News({ table, naming }: { table: TableState; naming: Naming }) {
  const gone = undone(table.whole);
  const lines = table.whole.filter((line) => !gone.has(line.entry));
  const over = table.view?.pending === "over";
  const dispatches = over ? [] : dispatchesIn(sinceChosen(lines, table.info?.mine ?? []));
  const { regions = {} } = (table.view?.position ?? {}) as unknown as Partial<SudanPosition>;
  return (
    <>
      <BattleReturn table={table} naming={naming} />
      {dispatches.length > 0 && (
        <section class="card dispatches" aria-labelledby="dispatches-title">
          <Fold told={`${words().news.title} (${dispatches.length})`}>
            <h2 id="dispatches-title">{words().news.title}</h2>
            <FoldedList all={dispatches} more={(n) => formatPattern(words().news.more, [n])}>
              {(one) => (
                <article class={`dispatch dispatch-${one.subject}`}>
                  <DispatchText
                    dispatch={one}
                    die={ownDie(one, dispatches, regions)}
                    table={table}
                    naming={naming}
                  />
                </article>
              )}
            </FoldedList>
          </Fold>
        </section>
      )}
    </>
  );
}

/** A dispatch: its heading, who is in it, and what it means. */
function DispatchText({
  dispatch: { subject, about, events, thrown },
  die,
  table,
  naming,
}: {
  dispatch: Dispatch;
  die: number | undefined;
  table: TableState;
  naming: Naming;
}) {
  const { news, regions } = words();
  return (
    <>
      <h3>{formatPattern(news.heads[subject], [regions[about] ?? naming.side(about)])}</h3>
      {thrown && casualties(thrown).length === 0 && (
        <p class="dispatch-dice">
          {(die === undefined ? (thrown.dice ?? []) : [die]).map((value, i) => (
            <Die key={i} value={value} size={18} tumbling={false} numbered={isByTwenty(thrown)} />
          ))}
          <span>{describeEvent(thrown, table.messages, naming)}</span>
        </p>
      )}
      {events.map((event, i) => (
        <p key={i}>{describeEvent(event, table.messages, naming)}</p>
      ))}
      <p class="meaning">
        {news.means[subject]}
        <RuleNumber rule={RULES[subject]} />
      </p>
    </>
  );
}

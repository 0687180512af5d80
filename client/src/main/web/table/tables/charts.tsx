import { useEffect, useState } from "preact/hooks";
import type { GameParts } from "../../games/parts";
import { formatList, formatOdds } from "../../i18n/translate";
import { api } from "../../protocol/api";
import type { GameTable, GameTables, Messages } from "../../protocol/types";
import { RuleNumber } from "../../rules/number";
import { useStore } from "../../state/store";
import { Facts } from "../inspect/facts";
import type { Controller } from "../interaction/controller";
import { unbroken } from "../log/describe";
import type { Naming } from "../log/naming";
import type { TableState } from "../state/tablestore";

interface ChartsProps {
  controller: Controller;
  table: TableState;
  parts: GameParts;
  naming: Naming;
}

/** The game's tables, as the server makes them from the data of its rules. */
function useTables(controller: Controller, scenario: string | undefined): readonly GameTable[] {
  const [tables, setTables] = useState<readonly GameTable[]>([]);
  const store = controller.table;
  useEffect(() => {
    let here = true;
    api.look<GameTables>(store.positionRef, "tables", {}).then(
      (told) => here && setTables(told.tables),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [store, scenario]);
  return tables;
}

/** The player aid card: every table of the game, each to be folded away. */
export function Charts({ controller, table, naming }: ChartsProps) {
  const tables = useTables(controller, table.view?.scenario);
  const { odds } = useStore(controller);
  return (
    <div class="charts" aria-busy={tables.length === 0}>
      {tables.map((one, i) => (
        <details key={one.id} open={i === 0 || one.columns.includes(odds?.column ?? " ")}>
          <summary>{told(one.title, table.messages, naming)}</summary>
          <Chart chart={one} messages={table.messages} naming={naming} lit={odds?.column} />
        </details>
      ))}
    </div>
  );
}

/** One table of the game alone, where there is room beside the map. */
export function MarginChart({ controller, table, naming, id }: ChartsProps & { id: string }) {
  const tables = useTables(controller, table.view?.scenario);
  const { odds } = useStore(controller);
  const chart = tables.find((one) => one.id === id);
  if (!chart) return null;
  return (
    <section class="margin-chart">
      <h2>{told(chart.title, table.messages, naming)}</h2>
      <Chart
        chart={{ ...chart, notes: [] }}
        messages={table.messages}
        naming={naming}
        lit={odds?.column}
      />
    </section>
  );
}

/** A heading or a cell in words: by its message, or by the name of a unit, or as it stands. */
function told(text: string, messages: Messages, naming: Naming): string {
  const names = text.split("+").map((part) => naming.called(part));
  const isUnits = names.join("+") !== text;
  return messages[text] ?? unbroken(isUnits ? formatList(names) : formatted(text, naming));
}

/** Odds with their dash; places without hexes by their names. */
function formatted(text: string, naming: Naming): string {
  if (/^\d+-\d+$/.test(text)) return formatOdds(text);
  if (/^[+−]?\d+\.\./.test(text)) return text.replace("..", "…");
  return /^[A-Z]{3,}$|^[a-z-]{3,}$/.test(text) ? naming.side(text) : text;
}

function Chart({
  chart,
  messages,
  naming,
  lit,
}: {
  chart: GameTable;
  messages: Messages;
  naming: Naming;
  lit: string | undefined;
}) {
  const words = (text: string) => told(text, messages, naming);
  const at = lit === undefined ? -1 : chart.columns.indexOf(lit);
  const look = (column: number) => (column === at ? { class: "lit" } : {});
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than its column is scrolled by keys
    <div class="chart" role="region" aria-label={words(chart.title)} tabIndex={0}>
      <table data-chart={chart.id}>
        <thead>
          <tr>
            {chart.columns.map((column, i) => (
              <th
                key={column}
                scope="col"
                {...look(i)}
                {...(i === at ? { "aria-current": "true" } : {})}
              >
                {words(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.rows.map((row) => (
            <tr key={row.head}>
              <th scope="row">{words(row.head)}</th>
              {row.cells.map((cell, i) => (
                <td key={chart.columns[i + 1]} {...look(i + 1)}>
                  {words(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {chart.notes.length > 0 && <Facts facts={chart.notes} messages={messages} naming={naming} />}
      {chart.rule && (
        <p class="faint chart-rule">
          <RuleNumber rule={chart.rule} />
        </p>
      )}
    </div>
  );
}

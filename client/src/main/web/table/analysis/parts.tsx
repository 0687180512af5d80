import type { Findings, PartFindings } from "../../protocol/answers";
import type { Messages } from "../../protocol/types";
import { half, points, signed, turningThrows } from "./figures";
import { say } from "./words/words";

interface Props {
  found: Findings;
  name: (side: string) => string;
}

/** What each turn's play lost and its dice gave, by side: what the curve shows, to be read. */
export function Turns({ found, name }: Props) {
  return (
    <Table
      title={say("turns")}
      head={say("turns.head")}
      rows={found.turns}
      keyOf={(row) => String(row.turn ?? 0)}
      told={(key) => key}
      {...{ found, name }}
    />
  );
}

/** The same by phase, over all turns. */
export function Steps({ found, name, messages }: Props & { messages: Messages }) {
  return (
    <details>
      <summary>{say("steps")}</summary>
      <Table
        title={say("steps")}
        head={say("steps.head")}
        rows={found.steps}
        keyOf={(row) => row.step ?? ""}
        told={(step) => messages[`step.${step}`] ?? step}
        {...{ found, name }}
      />
    </details>
  );
}

interface TableProps extends Props {
  title: string;
  head: string;
  rows: readonly PartFindings[];
  keyOf: (row: PartFindings) => string;
  told: (key: string) => string;
}

function Table({ title, head, rows, keyOf, told, found, name }: TableProps) {
  const sides = found.sides.map((s) => s.side);
  const keys = [...new Set(rows.map(keyOf))];
  const of = (key: string, side: string) =>
    rows.find((row) => keyOf(row) === key && row.side === side);
  return (
    <div class="analysis-parts">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {sides.flatMap((side) => [
              <th key={`${side} lost`} scope="col">
                {say("turns.lost", name(side))}
              </th>,
              <th key={`${side} luck`} scope="col">
                {say("turns.luck", name(side))}
              </th>,
            ])}
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key}>
              <th scope="row">{told(key)}</th>
              {sides.flatMap((side) => {
                const row = of(key, side);
                return [
                  <td key={`${side} lost`}>{row ? points(Math.max(0, row.lost)) : "–"}</td>,
                  <td key={`${side} luck`}>{row ? signed(row.luck) : "–"}</td>,
                ];
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The throws that turned the game, each a press away. */
export function Throws({ found, name, go }: Props & { go: (entry: number) => void }) {
  const throws = turningThrows(found).slice(0, 5);
  const other = found.sides.find(({ side }) => side !== found.first)?.side ?? found.first;
  if (throws.length === 0) return null;
  return (
    <>
      <h3>{say("throws")}</h3>
      <ul class="mistakes">
        {throws.map((one) => (
          <li key={one.entry}>
            <button type="button" class="quiet" onClick={() => go(one.entry)}>
              <b aria-hidden="true">◆</b> {one.entry}.{" "}
              {say(
                "throw",
                name(one.luck > 0 ? found.first : other),
                `${points(Math.abs(one.luck))} ± ${half(one.error)}`,
              )}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

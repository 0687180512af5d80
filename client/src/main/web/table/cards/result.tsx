import { capitalize, translate, type WordKey } from "../../i18n/translate";
import { RuleNumber } from "../../rules/number";
import { coloursOf } from "../log/colours";
import { Fold } from "./fold";
import type { CardProps } from "./props";

/** Ends that the players make, and no paragraph of the rules. */
const AGREED: Readonly<Record<string, WordKey>> = {
  resigned: "result.resigned",
  agreed: "result.agreed",
  time: "result.time",
};

/** How the game ended, by which rule, and what was counted. */
export function ResultCard({ controller, table, parts }: CardProps) {
  const result = table.view?.result;
  if (!result) return null;
  const { sides, sidesOf } = parts.words;
  const winner = result.winner && (sidesOf[result.winner] ?? result.winner);
  const title = winner ? translate("table.won", winner) : translate("table.draw");
  const agreed = AGREED[result.rule];
  const grade = result.grade && (table.messages[`grade.${result.grade}`] ?? result.grade);
  const who = result.winner ? table.info?.names?.[result.winner] : undefined;
  return (
    <section
      class={`card result ${result.winner ? coloursOf(result.winner, table.sheet, parts) : ""}`}
      aria-labelledby="result-title"
    >
      <h2 id="result-title">{capitalize(grade ? `${title}: ${grade}` : title)}</h2>
      {who && <p class="faint">{`${sides[result.winner ?? ""] ?? ""}: ${who}`}</p>}
      <p>
        {agreed
          ? translate(agreed)
          : (table.messages[`result.${result.rule}`] ?? translate("table.over"))}
        {!agreed && <RuleNumber rule={result.rule} />}
      </p>
      {parts.cards.Score && table.view && (
        <parts.cards.Score view={table.view} controller={controller} />
      )}
      <Fold told={translate("tally.title")}>
        <Tally table={table} parts={parts} />
      </Fold>
    </section>
  );
}

/** What each side has lost, by the counters that are off the board. */
function Tally({ table, parts }: Pick<CardProps, "table" | "parts">) {
  const { sheet, view } = table;
  if (!sheet || !view) return null;
  const rows = fallen(table);
  if (rows.every(({ lost }) => lost === 0)) return null;
  return (
    <table class="tally">
      <caption>{translate("tally.title")}</caption>
      <thead>
        <tr>
          <th scope="col">{translate("tally.side")}</th>
          <th scope="col">{translate("tally.lost")}</th>
          <th scope="col">{translate("tally.left")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ side, lost, left }) => (
          <tr key={side}>
            <th scope="row">{parts.words.sides[side] ?? side}</th>
            <td>{lost}</td>
            <td>{left}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** By side, how many counters were eliminated and how many are left. */
export function fallen({ sheet, view }: Pick<CardProps["table"], "sheet" | "view">) {
  const of = new Map<string, { side: string; lost: number; left: number }>();
  for (const unit of sheet?.units ?? []) {
    const now = view?.position.units[unit.id];
    if (!now) continue;
    const row = of.get(unit.side) ?? { side: unit.side, lost: 0, left: 0 };
    const gone = now.at === "eliminated";
    of.set(unit.side, { ...row, lost: row.lost + (gone ? 1 : 0), left: row.left + (gone ? 0 : 1) });
  }
  return [...of.values()];
}

import type { GameParts } from "../../games/parts";
import { formatOdds, formatPattern, translate } from "../../i18n/translate";
import { api } from "../../protocol/api";
import type { Arithmetic, Fight } from "../../protocol/types";
import type { Controller } from "../interaction/controller";
import { describeAction } from "../log/describe";
import { columnOf } from "../log/faces";
import type { Naming } from "../log/naming";
import { type Action, namedIn } from "../state/action";
import { useQuery } from "../state/answers";
import { Force, Sum } from "./battle";
import { Retreats } from "./retreats";

/** The word of a choice that adds nothing to what stands. */
const NONE = "none";

/** Choices that make the same column, and what that is; each for itself while it is not known. */
interface Row {
  options: Action[];
  odds: Arithmetic | undefined;
}

/** Choices in a table: those of one column in a row, with the faces of the die for every result there. */
export function Weighed({
  controller,
  parts,
  naming,
  options,
}: {
  controller: Controller;
  parts: GameParts;
  naming: Naming;
  options: readonly Action[];
}) {
  const about = controller.table.positionRef;
  const known = useQuery(
    () => Promise.all(options.map(({ text }) => api.arithmetic(about, text))),
    [about.at, options.map(({ text }) => text).join(";")],
  );
  const faces = known.flatMap(columnOf);
  const results = Object.keys(parts.words.results).filter((result) =>
    faces.some((face) => face.result === result),
  );
  const plain = options.find(({ words }) => words.includes(NONE))?.text;
  const told = known.find(({ action }) => action === (plain ?? options[0]?.text));
  return (
    <section class="card battle">
      {told && <Fought {...{ controller, parts, naming, told }} counts={plain !== undefined} />}
      <table class="weighed">
        {parts.words.weighed && <caption>{parts.words.weighed}</caption>}
        <thead>
          <tr>
            <td />
            <td>{translate("weighed.column")}</td>
            {results.map((result) => (
              <th key={result} scope="col" class={`result-${result}`}>
                <abbr title={parts.words.results[result]}>{result}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inRows(options, known).map(({ options: same, odds }) => (
            <tr key={same[0]?.text}>
              <th scope="row">
                {same.map((option) => (
                  <button
                    key={option.text}
                    type="button"
                    aria-label={describeAction(option, parts, naming)}
                    onClick={() => void controller.play(option.text)}
                  >
                    {inShort(option, parts, naming)}
                  </button>
                ))}
              </th>
              <Chances odds={odds} results={results} />
            </tr>
          ))}
        </tbody>
      </table>
      {told?.fight && told.retreats && (
        <Retreats ways={told.retreats} attackers={told.fight.attackers} naming={naming} />
      )}
    </section>
  );
}

/** The rows from what the first choice makes to what differs most from it. */
function inRows(options: readonly Action[], known: readonly Arithmetic[]): Row[] {
  const rows = new Map<string, Row>();
  for (const option of options) {
    const odds = known.find(({ action }) => action === option.text);
    const column = odds?.column ? `${odds.column} ${odds.results}` : option.text;
    const row = rows.get(column);
    if (row) row.options.push(option);
    else rows.set(column, { options: [option], odds });
  }
  const [first, ...others] = rows.values();
  if (!first) return [];
  const far = (row: Row) => Math.abs(edge(row) - edge(first));
  return [first, ...others.sort((one, other) => far(one) - far(other))];
}

/** By how much the attackers are stronger. */
function edge({ odds }: Row): number {
  return (odds?.attack ?? 0) - (odds?.defence ?? 0);
}

function Chances({ odds, results }: { odds: Arithmetic | undefined; results: readonly string[] }) {
  return (
    <>
      <td>{odds?.column && formatOdds(odds.column)}</td>
      {results.map((result) => (
        <td key={result}>{odds && ofFaces(odds, result)}</td>
      ))}
    </>
  );
}

/** How many faces of the die bring a result. */
function ofFaces(odds: Arithmetic, result: string): string {
  const same = columnOf(odds).filter((face) => face.result === result).length;
  return same === 0 ? "–" : `${same}`;
}

/** The fight that the choices are about: who fights, strengths, ground. */
function Fought({
  controller,
  parts,
  naming,
  told,
  counts,
}: {
  controller: Controller;
  parts: GameParts;
  naming: Naming;
  told: Arithmetic;
  /** Whether its sums are those of the fight as it stands, before anything is chosen. */
  counts: boolean;
}) {
  const { sheet, messages } = controller.table.value;
  const { fight } = told;
  if (!sheet || !fight) return null;
  const force = { controller, sheet, parts };
  return (
    <>
      <div class="battle-sides">
        <Force title={translate("battle.attackers")} units={fight.attackers} {...force} />
        <Force title={translate("battle.defenders")} units={fight.defenders} {...force} />
      </div>
      {counts && <Sum odds={told} naming={naming} messages={messages} />}
      {counts && <Committed {...fight} />}
    </>
  );
}

/** The support that lies beside the fight already. */
function Committed({ attack, defence }: Fight) {
  const row = (title: string, markers: number[]) =>
    markers.length > 0 && (
      <p class="markers">
        {title}
        {markers.map((value, i) => (
          <span key={i} class="marker">
            {value}
          </span>
        ))}
      </p>
    );
  return (
    <>
      {row(translate("battle.support.attack"), attack)}
      {row(translate("battle.support.defence"), defence)}
    </>
  );
}

function inShort(option: Action, parts: GameParts, naming: Naming): string {
  const { brief = {} } = parts.words;
  const pattern = brief[option.text] ?? brief[option.verb];
  return pattern ? formatPattern(pattern, namedIn(option)) : describeAction(option, parts, naming);
}

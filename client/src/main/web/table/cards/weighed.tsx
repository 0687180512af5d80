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

/** Choices in a table, each with its column and the chance of every result there. */
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
          {options.map((option) => (
            <tr key={option.text}>
              <th scope="row">
                <button
                  type="button"
                  aria-label={describeAction(option, parts, naming)}
                  onClick={() => void controller.play(option.text)}
                >
                  {inShort(option, parts, naming)}
                </button>
              </th>
              <Chances
                odds={known.find(({ action }) => action === option.text)}
                results={results}
              />
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

/** The faces of the die that bring a result, of all: 2/6. */
function ofFaces(odds: Arithmetic, result: string): string {
  const faces = columnOf(odds);
  const same = faces.filter((face) => face.result === result).length;
  return same === 0 ? "–" : `${same}/${faces.length}`;
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

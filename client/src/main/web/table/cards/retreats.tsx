import { capitalize, formatList, translate } from "../../i18n/translate";
import type { Retreat, UnitId } from "../../protocol/types";
import { RuleNumber } from "../../rules/number";
import { groupBy } from "../../sheet/groupby";
import type { Naming } from "../log/naming";
import { Fold } from "./fold";

/** So many hexes are named; who wants to know more sees them on the map. */
const NAMED = 4;

/** Where the beaten could go after each result; attackers with a way to go wait to be asked for. */
export function Retreats({
  ways,
  attackers,
  naming,
}: {
  ways: readonly Retreat[];
  attackers: readonly UnitId[];
  naming: Naming;
}) {
  const first = ways.filter((way) => !attackers.includes(way.unit) || isShut(way));
  const others = ways.filter((way) => !first.includes(way));
  if (ways.length === 0) return null;
  return (
    <Fold told={translate("battle.ways")}>
      <h3>{translate("battle.ways")}</h3>
      {first.length > 0 && <Ways ways={first} naming={naming} />}
      {others.length > 0 && (
        <details>
          <summary>{translate("battle.ways.attackers")}</summary>
          <Ways ways={others} naming={naming} />
        </details>
      )}
    </Fold>
  );
}

function Ways({ ways, naming }: { ways: readonly Retreat[]; naming: Naming }) {
  return (
    <ul class="chances ways-back">
      {[...groupBy(ways, (way) => wayTold(way, naming.unit(way.unit)))].map(([text, same]) => (
        <li key={text} class={`result-${same[0]?.result}`}>
          <span class="result-code">{same.map((way) => way.result).join(" ")}</span>
          <span>
            {text}
            <RuleNumber rule={same[0]?.rule ?? ""} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function isShut({ ends, holds }: Retreat): boolean {
  return ends.length === 0 && !holds;
}

/** Where a unit could go, or what is left to it; a sentence of its own. */
export function wayTold(way: Retreat, unit: string): string {
  return capitalize(toldOf(way, unit));
}

function toldOf(way: Retreat, unit: string): string {
  const { ends, holds, stands } = way;
  if (holds) return translate("battle.ways.hold", unit);
  if (isShut(way)) return translate(stands ? "battle.ways.stand" : "battle.ways.none", unit);
  const named = ends.length > NAMED ? [...ends.slice(0, NAMED), "…"] : ends;
  const to = translate(
    "battle.ways.to",
    unit,
    ends.length > NAMED ? named.join(", ") : formatList([...named]),
  );
  const mined = (way.ways ?? []).filter((w) => w.mines).flatMap((w) => w.path.slice(-1));
  return mined.length === 0 ? to : `${to}; ${translate("battle.ways.mines", formatList(mined))}`;
}

import { RuleNumber } from "../../rules/number";
import { grouped } from "../../sheet/grouped";
import type { Retreat } from "../../wire/types";
import { listed, say } from "../../words/say";
import type { Naming } from "../telling";

/** So many hexes are named; who wants to know more sees them on the map. */
const NAMED = 4;

/** Where the beaten could go after each result; of attackers only those who could not go anywhere. */
export function Retreats({ ways, naming }: { ways: readonly Retreat[]; naming: Naming }) {
  const told = ways.filter((way) => !beatsAttackers(way) || isShut(way));
  if (told.length === 0) return null;
  return (
    <div class="throws">
      <h3>{say("battle.ways")}</h3>
      <ul class="chances ways-back">
        {[...grouped(told, (way) => sentence(way, naming.unit(way.unit)))].map(([text, same]) => (
          <li key={text} class={`result-${same[0]?.result}`}>
            <span class="result-code">{same.map((way) => way.result).join(" ")}</span>
            <span>
              {text}
              <RuleNumber rule={same[0]?.rule ?? ""} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The printed results of attackers begin with A, the parenthesis aside. */
function beatsAttackers({ result }: Retreat): boolean {
  return result.replace("(", "").startsWith("A");
}

function isShut({ ends, holds }: Retreat): boolean {
  return ends.length === 0 && !holds;
}

function sentence(way: Retreat, unit: string): string {
  const { ends, holds, stands } = way;
  if (holds) return say("battle.ways.hold", unit);
  if (isShut(way)) return say(stands ? "battle.ways.stand" : "battle.ways.none", unit);
  const named = ends.length > NAMED ? [...ends.slice(0, NAMED), "…"] : ends;
  const to = say(
    "battle.ways.to",
    unit,
    ends.length > NAMED ? named.join(", ") : listed([...named]),
  );
  const mined = (way.ways ?? []).filter((w) => w.mines).flatMap((w) => w.path.slice(-1));
  return mined.length === 0 ? to : `${to}; ${say("battle.ways.mines", listed(mined))}`;
}

import { useState } from "preact/hooks";
import type { GameParts } from "../../games/parts";
import { formatPercent } from "../../i18n/translate";
import type { JudgedDecision, Odds } from "../../protocol/answers";
import { api } from "../../protocol/api";
import { RuleNumber } from "../../rules/number";
import { requestFailure } from "../state/failure";
import { say } from "./words/words";

interface Props {
  table: string;
  d: JudgedDecision;
  /** The rules that what was played and the better plan go by. */
  rules: readonly [string | undefined, string | undefined];
  parts: GameParts;
}

/** What a decision and the better one rely on: the odds of each, and the rule. */
export function OddsOfBoth({ table, d, rules, parts }: Props) {
  const [odds, setOdds] = useState<readonly (Odds | string)[]>();
  const ask = async () => {
    const at = { table, at: d.entry - 1 };
    const both = [d.action, d.better[0] ?? d.action].map((action) =>
      api.odds(at, action).catch((error: unknown) => requestFailure(error).reason),
    );
    setOdds(await Promise.all(both));
  };
  if (!odds)
    return (
      <button type="button" class="quiet small" onClick={() => void ask()}>
        {say("odds")}
      </button>
    );
  return (
    <>
      {odds.map((one, i) => (
        <p key={i === 0 ? "played" : "better"}>
          <i>{say(i === 0 ? "odds.of" : "odds.better")}</i>{" "}
          {typeof one === "string" ? one : told(one, parts)}
          {rules[i] && <RuleNumber rule={rules[i]} />}
        </p>
      ))}
    </>
  );
}

function told(odds: Odds, parts: GameParts): string {
  const by = new Map<string, number>();
  for (const { result, p } of odds.outcomes ?? [])
    if (result) by.set(result, (by.get(result) ?? 0) + p);
  if (by.size < 2 && (odds.outcomes ?? []).length < 2) return say("odds.sure");
  const words = { ...parts.words.results, ...parts.words.verdicts };
  const results = [...by].sort((a, b) => b[1] - a[1]).slice(0, 6);
  const drawn = odds.samples ? ` ${say("odds.drawn", odds.samples)}` : "";
  return `${results.map(([r, p]) => `${words[r] ?? r} ${formatPercent(p)}`).join("; ")}${drawn}`;
}

import { translate, type WordKey } from "../../i18n/translate";
import type { Fact, Messages } from "../../protocol/types";
import { RuleNumber } from "../../rules/number";
import { describeEvent } from "../log/describe";
import type { Naming } from "../log/naming";

/** The headings of what is to be known, in their order; facts of the counter itself need none. */
const KINDS = [
  "figure",
  "state",
  "may",
  "may-not",
  "danger",
  "ground",
  "side",
  "holder",
  "worth",
  "note",
] as const;

/** Facts in words, under their headings, each with the rule that it follows from. */
export function Facts({
  facts,
  messages,
  naming,
}: {
  facts: readonly Fact[];
  messages: Messages;
  naming: Naming;
}) {
  return (
    <dl class="facts">
      {KINDS.map((kind) => {
        const told = facts.filter((fact) => fact.kind === kind);
        if (told.length === 0) return null;
        return (
          <div key={kind} class={`facts-${kind}`}>
            <dt>{translate(`inspect.${kind}` as WordKey)}</dt>
            {told.map((fact, i) => (
              <dd key={i}>
                {describeEvent({ kind: "fact", text: fact.key, args: fact.args }, messages, naming)}
                {fact.rule && <RuleNumber rule={fact.rule} />}
              </dd>
            ))}
          </div>
        );
      })}
    </dl>
  );
}

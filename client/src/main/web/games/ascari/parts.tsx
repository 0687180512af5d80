import { formatSigned } from "../../i18n/translate";
import { RuleNumber } from "../../rules/number";
import { words } from "./words/words";

/** A part of a sum, with its rule. */
export interface Part {
  what: string;
  value: number;
  rule: string;
}

/** The parts of a sum, each with its rule. */
export function Parts({ all, named }: { all: readonly Part[]; named: Record<string, string> }) {
  return (
    <ul class="modifiers">
      {all.map(({ what, value, rule }) => (
        <li key={`${what} ${rule}`}>
          {formatSigned(value)} {partName(what, named)}
          <RuleNumber rule={rule} />
        </li>
      ))}
    </ul>
  );
}

function partName(what: string, named: Record<string, string>): string {
  const own = named[what];
  if (own) return own;
  const [from, ground] = what.startsWith("from ") ? [named.from, what.slice(5)] : ["", what];
  return [from, words().grounds[ground] ?? ground].filter((s) => s).join(" ");
}

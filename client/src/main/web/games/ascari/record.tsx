import { capitalize, formatOdds, formatPattern } from "../../i18n/translate";
import { api } from "../../protocol/api";
import type { Messages, View } from "../../protocol/types";
import { RuleNumber } from "../../rules/number";
import type { Controller } from "../../table/interaction/controller";
import { useQuery } from "../../table/state/answers";
import { sidesIn } from "../named";
import { FieldDecision, FieldScore, isField } from "./field";
import { words } from "./words/words";

/** The points as the server counts them; the defender's are above zero. */
interface Account {
  margin: number;
  items: readonly { what: string; count: number; points: number }[];
  /** Who would have won if the battle ended now; nobody if it is a draw. */
  winner: string;
  grade: string;
  rule: string;
  /** What each margin would be worth now, from the least; no bound at either end. */
  verdicts: readonly Verdict[];
}

interface Verdict {
  winner: string;
  grade: string;
  from?: number;
  to?: number;
}

/** What decides a battle on the field; of the others how the points stand. */
export function AscariRecord({ view, controller }: { view: View; controller: Controller }) {
  const Told = isField(view) ? FieldDecision : Points;
  return <Told view={view} controller={controller} />;
}

/** How the points stand: what has been counted, for whom, and who would win now. */
function Points({ view, controller }: { view: View; controller: Controller }) {
  const account = useAccount(view, controller);
  if (!account) return null;
  const { points } = words();
  const { messages } = controller.table.value;
  const { sides, sidesOf } = sidesIn(messages);
  const { grade, rule, items } = account;
  const lost = [sidesOf.attacker ?? "", sidesOf.defender ?? ""];
  const counted = items.filter(({ count }) => count > 0);
  return (
    <section class="account" aria-labelledby="account-title">
      <h3 id="account-title">
        {points.title}
        <RuleNumber rule={rule} />
      </h3>
      {counted.length > 0 && (
        <table class="outcomes">
          <thead>
            <tr>
              <th scope="col" />
              <th scope="col">{sides.defender}</th>
              <th scope="col">{sides.attacker}</th>
            </tr>
          </thead>
          <tbody>
            {counted.map(({ what, count, points: worth }) => (
              <tr key={what} class={worth < 0 ? "outcome-attacker" : "outcome-defender"}>
                <th scope="row">{formatPattern(points.items[what] ?? what, [count, ...lost])}</th>
                <td>{worth > 0 ? worth : ""}</td>
                <td>{worth < 0 ? -worth : ""}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {counted.length === 0 && <p class="faint">{points.none}</p>}
      <p>
        {controller.table.value.view?.result
          ? ended(account, sidesOf)
          : told(account, sidesOf, messages[`grade.${grade}`])}
      </p>
      <Thresholds account={account} messages={messages} />
    </section>
  );
}

function useAccount({ entry }: View, controller: Controller): Account | undefined {
  const [account] = useQuery<Account>(
    async () => [await api.look<Account>(controller.table.positionRef, "account", {})],
    [controller, entry],
  );
  return account;
}

/** What has decided a battle on the field; of the others the points at the end. */
export function AscariScore({ view, controller }: { view: View; controller: Controller }) {
  const Told = isField(view) ? FieldScore : LastPoints;
  return <Told view={view} controller={controller} />;
}

/** The points at the end, beside who has won: of each side, and what margin was asked. */
function LastPoints({ view, controller }: { view: View; controller: Controller }) {
  const account = useAccount(view, controller);
  if (!account) return null;
  const { messages } = controller.table.value;
  const { sides, sidesOf } = sidesIn(messages);
  const of = (sign: 1 | -1) =>
    account.items.reduce((sum, { points }) => sum + Math.max(0, sign * points), 0);
  return (
    <div class="account">
      <p class="score">
        {sides.defender} <b>{of(1)}</b> : <b>{of(-1)}</b> {sides.attacker}
      </p>
      <p>{ended(account, sidesOf)}</p>
      <Thresholds account={account} messages={messages} />
    </div>
  );
}

/** What is won by which margin, and how far that is from what it is. */
function Thresholds({ account, messages }: { account: Account; messages: Messages }) {
  const { points } = words();
  const { sides } = sidesIn(messages);
  const { margin, verdicts } = account;
  const named = ({ winner, grade }: Verdict) => {
    const side = sides[winner] ?? winner;
    if (grade) return formatPattern(points.graded, [side, messages[`grade.${grade}`] ?? grade]);
    return winner ? formatPattern(points.win, [side]) : points.drawn;
  };
  return (
    <table class="outcomes thresholds">
      <thead>
        <tr>
          <th scope="col" />
          <th scope="col">
            {formatPattern(points.margin, [sides.defender ?? "", sides.attacker ?? ""])}
          </th>
          <th scope="col">{points.away}</th>
        </tr>
      </thead>
      <tbody>
        {[...verdicts].reverse().map((verdict) => {
          const off = Math.max((verdict.from ?? margin) - margin, margin - (verdict.to ?? margin));
          const { winner, grade } = verdict;
          return (
            <tr
              key={`${winner} ${grade}`}
              class={winner ? `outcome-${winner}` : ""}
              {...(off <= 0 ? { "aria-current": "true" as const } : {})}
            >
              <th scope="row">{named(verdict)}</th>
              <td>{bounds(verdict)}</td>
              <td>{off <= 0 ? points.now : off}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The margins of a verdict: "6 to 19", "from 20", "to −1". */
function bounds({ from, to }: Verdict): string {
  const { points } = words();
  if (from === undefined) return formatPattern(points.most, [formatOdds(String(to ?? 0))]);
  if (to === undefined) return formatPattern(points.least, [formatOdds(String(from))]);
  if (from === to) return formatOdds(String(from));
  return formatPattern(points.range, [formatOdds(String(from)), formatOdds(String(to))]);
}

/** By how much the winner was ahead, once it is over. */
function ended({ margin }: Account, sidesOf: Readonly<Record<string, string>>): string {
  const { points } = words();
  const ahead = margin > 0 ? "defender" : "attacker";
  return margin === 0
    ? points.evenOver
    : formatPattern(points.over, [capitalize(sidesOf[ahead] ?? ahead), Math.abs(margin)]);
}

/** Who is ahead by how much, and what that would be worth at the end. */
function told(
  { margin, winner, grade }: Account,
  sidesOf: Readonly<Record<string, string>>,
  graded: string | undefined,
): string {
  const { points } = words();
  const ahead = margin > 0 ? "defender" : "attacker";
  const leads =
    margin === 0
      ? points.even
      : formatPattern(points.leads, [capitalize(sidesOf[ahead] ?? ahead), Math.abs(margin)]);
  const wins = winner ? formatPattern(points.wins, [sidesOf[winner] ?? winner]) : points.draw;
  return `${leads} ${wins}${grade ? ` (${graded ?? grade})` : ""}.`;
}

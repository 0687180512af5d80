import { RuleNumber } from "../../rules/number";
import { useAnswers } from "../../table/answers";
import type { Desk } from "../../table/desk";
import { api } from "../../wire/api";
import type { View } from "../../wire/types";
import { capital, filled } from "../../words/say";
import { sidesIn } from "../named";
import { words } from "./words/words";

/** The points as the server counts them; the defender's are above zero. */
interface Account {
  margin: number;
  items: readonly { what: string; count: number; points: number }[];
  /** Who would have won if the battle ended now; nobody if it is a draw. */
  winner: string;
  grade: string;
  rule: string;
}

/** How the points stand: what has been counted, for whom, and who would win now. */
export function AscariRecord({ view, desk }: { view: View; desk: Desk }) {
  const { entry } = view;
  const [account] = useAnswers<Account>(
    async () => [await api.look<Account>(desk.table.asked, "account", {})],
    [desk, entry],
  );
  if (!account) return null;
  const { points } = words();
  const { messages } = desk.table.value;
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
                <th scope="row">{filled(points.items[what] ?? what, [count, ...lost])}</th>
                <td>{worth > 0 ? worth : ""}</td>
                <td>{worth < 0 ? -worth : ""}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {counted.length === 0 && <p class="faint">{points.none}</p>}
      <p>
        {desk.table.value.view?.result
          ? ended(account, sidesOf)
          : told(account, sidesOf, messages[`grade.${grade}`])}
      </p>
    </section>
  );
}

/** By how much the winner was ahead, once it is over. */
function ended({ margin }: Account, sidesOf: Readonly<Record<string, string>>): string {
  const { points } = words();
  const ahead = margin > 0 ? "defender" : "attacker";
  return margin === 0
    ? points.evenOver
    : filled(points.over, [capital(sidesOf[ahead] ?? ahead), Math.abs(margin)]);
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
      : filled(points.leads, [capital(sidesOf[ahead] ?? ahead), Math.abs(margin)]);
  const wins = winner ? filled(points.wins, [sidesOf[winner] ?? winner]) : points.draw;
  return `${leads} ${wins}${grade ? ` (${graded ?? grade})` : ""}.`;
}

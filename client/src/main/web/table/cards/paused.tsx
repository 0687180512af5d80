import { listed, say } from "../../i18n/translate";
import { RuleNumber } from "../../rules/number";
import { adopt } from "../interaction/requests";
import type { CardProps } from "./cards";

/** The game stands still because its rules have changed: what changed, and the button to go on. */
export function PausedCard({ table, desk, parts }: CardProps) {
  const change = table.view?.paused;
  if (!change) return null;
  const mine = table.info?.mine ?? [];
  const name = (role: string) => parts.words.sidesOf[role] ?? role;
  const asked = mine.some((role) => change.waiting.includes(role));
  const lapsed = (table.view?.entry ?? 0) - change.accepted.length - change.stands;
  const [rule = "", reason = ""] = change.reason.includes(": ")
    ? change.reason.split(/: (.*)/s)
    : ["", change.reason];
  return (
    <section class="card request" role="alert" aria-labelledby="paused-title">
      <h2 id="paused-title">{say("paused.title")}</h2>
      <p>{say("paused.rules", change.from, change.to)}</p>
      <p>
        {change.legal
          ? say("paused.legal", change.entry, change.line)
          : say("paused.illegal", change.entry, change.line)}
        {reason && ` ${reason}`}
        {rule && <RuleNumber rule={rule} />}
      </p>
      <dl class="digests">
        <dt>{say("paused.was")}</dt>
        <dd>{change.was || say("paused.nothing")}</dd>
        <dt>{say("paused.is")}</dt>
        <dd>{change.is || say("paused.nothing")}</dd>
      </dl>
      <p>{change.legal ? say("paused.keeps") : say("paused.lapses", change.stands, lapsed)}</p>
      {asked && (
        <p class="answers">
          <button type="button" onClick={() => void adopt(desk)}>
            {say("paused.adopt")}
          </button>
        </p>
      )}
      {change.waiting.length > 0 && (
        <p class="faint">{say("paused.waiting", listed(change.waiting.map(name)))}</p>
      )}
    </section>
  );
}

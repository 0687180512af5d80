import { formatList, translate } from "../../i18n/translate";
import { RuleNumber } from "../../rules/number";
import { adopt } from "../interaction/requests";
import type { CardProps } from "./props";

/** The game stands still because its rules have changed: what changed, and the button to go on. */
export function PausedCard({ table, controller, parts }: CardProps) {
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
      <h2 id="paused-title">{translate("paused.title")}</h2>
      <p>{translate("paused.rules", change.from, change.to)}</p>
      <p>
        {change.legal
          ? translate("paused.legal", change.entry, change.line)
          : translate("paused.illegal", change.entry, change.line)}
        {reason && ` ${reason}`}
        {rule && <RuleNumber rule={rule} />}
      </p>
      <dl class="digests">
        <dt>{translate("paused.was")}</dt>
        <dd>{change.was || translate("paused.nothing")}</dd>
        <dt>{translate("paused.is")}</dt>
        <dd>{change.is || translate("paused.nothing")}</dd>
      </dl>
      <p>
        {change.legal
          ? translate("paused.keeps")
          : translate("paused.lapses", change.stands, lapsed)}
      </p>
      {asked && (
        <p class="answers">
          <button type="button" onClick={() => void adopt(controller)}>
            {translate("paused.adopt")}
          </button>
        </p>
      )}
      {change.waiting.length > 0 && (
        <p class="faint">{translate("paused.waiting", formatList(change.waiting.map(name)))}</p>
      )}
    </section>
  );
}

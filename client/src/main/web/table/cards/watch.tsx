import { formatList, translate } from "../../i18n/translate";
import type { Threat } from "../../protocol/types";
import { dashed } from "../board/marks";
import { toggleThreats } from "../interaction/threats";
import { unbroken } from "../log/describe";
import type { Naming } from "../log/naming";
import type { CardProps } from "./props";

/** Who may attack somebody in a place next turn, and at what odds at best. */
export function describeThreat(threat: Threat, naming: Naming): string {
  const attackers = formatList((threat.attackers ?? []).map((u) => naming.unit(u)));
  const told = translate("walk.risk", threat.place, attackers);
  return threat.best ? `${told} ${unbroken(translate("walk.risk.best", threat.best.odds))}` : told;
}

/** The whole position looked over: who may be attacked next turn, where, by whom, at what odds. */
export function WatchCard({ controller, naming }: CardProps) {
  const { watching, threats } = controller.value;
  if (!watching) return null;
  const places = threats?.filter((t) => (t.attackers ?? []).length > 0);
  return (
    <section class="card watch-card" aria-labelledby="watch-title" aria-busy={!threats}>
      <h2 id="watch-title">{translate("watch.title")}</h2>
      {places?.length === 0 && <p>{translate("watch.none")}</p>}
      {places && places.length > 0 && (
        <table class="threats">
          <thead>
            <tr>
              <th scope="col">{translate("watch.who")}</th>
              <th scope="col">{translate("watch.by")}</th>
              <th scope="col">{translate("watch.odds")}</th>
            </tr>
          </thead>
          <tbody>
            {places.map((t) => (
              <tr key={t.place}>
                <th scope="row">
                  {[t.place, ...controller.unitsAt(t.place).map((u) => naming.called(u))].join(" ")}
                </th>
                <td>
                  {formatList((t.best?.units ?? t.attackers ?? []).map((u) => naming.called(u)))}
                </td>
                <td class="odds">{t.best ? dashed(t.best.odds) : ""}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <button type="button" class="quiet" onClick={() => toggleThreats(controller)}>
        {translate("watch.close")}
      </button>
    </section>
  );
}

import { listed, say } from "../../i18n/translate";
import type { Threat } from "../../protocol/types";
import { dashed } from "../board/marks";
import { watchOver } from "../interaction/threats";
import { type Naming, unbroken } from "../log/describe";
import type { CardProps } from "./cards";

/** Who may attack somebody in a place next turn, and at what odds at best. */
export function riskSpoken(threat: Threat, naming: Naming): string {
  const attackers = listed((threat.attackers ?? []).map((u) => naming.unit(u)));
  const told = say("walk.risk", threat.place, attackers);
  return threat.best ? `${told} ${unbroken(say("walk.risk.best", threat.best.odds))}` : told;
}

/** The whole position looked over: who may be attacked next turn, where, by whom, at what odds. */
export function WatchCard({ desk, naming }: CardProps) {
  const { watching, threats } = desk.value;
  if (!watching) return null;
  const places = threats?.filter((t) => (t.attackers ?? []).length > 0);
  return (
    <section class="card watch-card" aria-labelledby="watch-title" aria-busy={!threats}>
      <h2 id="watch-title">{say("watch.title")}</h2>
      {places?.length === 0 && <p>{say("watch.none")}</p>}
      {places && places.length > 0 && (
        <table class="threats">
          <thead>
            <tr>
              <th scope="col">{say("watch.who")}</th>
              <th scope="col">{say("watch.by")}</th>
              <th scope="col">{say("watch.odds")}</th>
            </tr>
          </thead>
          <tbody>
            {places.map((t) => (
              <tr key={t.place}>
                <th scope="row">
                  {[t.place, ...desk.unitsAt(t.place).map((u) => naming.unit(u))].join(" ")}
                </th>
                <td>{listed((t.best?.units ?? t.attackers ?? []).map((u) => naming.unit(u)))}</td>
                <td class="odds">{t.best ? dashed(t.best.odds) : ""}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <button type="button" class="quiet" onClick={() => watchOver(desk)}>
        {say("watch.close")}
      </button>
    </section>
  );
}

import { formatList, translate } from "../../i18n/translate";
import type { Threat, UnitId } from "../../protocol/types";
import { dashed } from "../board/marks";
import type { Controller } from "../interaction/controller";
import { toggleThreats } from "../interaction/threats";
import { unbroken } from "../log/describe";
import type { Naming } from "../log/naming";
import { FoldedList } from "./fold";
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
        <div class="threats">
          <p class="threat faint" aria-hidden>
            <span>{translate("watch.who")}</span>
            <span>{translate("watch.by")}</span>
            <span>{translate("watch.odds")}</span>
          </p>
          <FoldedList all={places} more={(count) => translate("watch.more", count)}>
            {(t) => <ThreatRow key={t.place} threat={t} controller={controller} naming={naming} />}
          </FoldedList>
        </div>
      )}
      <button type="button" class="quiet" onClick={() => toggleThreats(controller)}>
        {translate("watch.close")}
      </button>
    </section>
  );
}

interface RowProps {
  threat: Threat;
  controller: Controller;
  naming: Naming;
}

/** Who may be attacked in a place, by whom, at what odds at best: three columns beneath their heads. */
function ThreatRow({ threat: { place, best, attackers }, controller, naming }: RowProps) {
  const called = (units: readonly UnitId[]) => units.map((u) => naming.called(u));
  return (
    <p class="threat">
      <span>{[place, ...called(controller.unitsAt(place))].join(" ")}</span>
      <span>{formatList(called(best?.units ?? attackers ?? []))}</span>
      <b class="odds">{best ? dashed(best.odds) : ""}</b>
    </p>
  );
}

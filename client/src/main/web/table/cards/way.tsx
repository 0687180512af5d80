import type { GameParts } from "../../games/parts";
import { capitalize, formatDecimal, translate } from "../../i18n/translate";
import type { Controller } from "../interaction/controller";
import { dropPlan, planOf } from "../interaction/moving";
import { movingUnit, partyOf, ridersOf, takeAlong } from "../interaction/reach";
import type { Stopped } from "../interaction/state";
import { lastThrow } from "../log/describe";
import type { Naming } from "../log/naming";

/** Who goes along, and the way that is proposed with its cost and the fire to expect in each hex. */
export function PathCard({ controller, naming }: { controller: Controller; naming: Naming }) {
  const { mover, way, reach } = controller.value;
  if (!mover) return null;
  const riders = ridersOf(controller, mover);
  const party = partyOf(controller, mover);
  const gone = way.length > 0 ? (reach?.way ?? []) : [];
  const isOver = !reach?.places.some(({ path }) => path && path.length > 1);
  return (
    <>
      {riders.length > 0 && (
        <fieldset class="riders">
          <legend>{translate("way.riders")}</legend>
          {riders.map((rider) => (
            <label key={rider}>
              <input
                type="checkbox"
                checked={party.includes(rider)}
                onChange={() => takeAlong(controller, rider)}
              />
              {naming.called(rider)}
            </label>
          ))}
        </fieldset>
      )}
      {gone.length > 0 && (
        <section class="way" aria-label={translate("way.title")}>
          <table>
            <thead>
              <tr>
                <th scope="col">{translate("way.hex")}</th>
                <th scope="col">{translate("way.cost")}</th>
                <th scope="col">{translate("way.fire")}</th>
              </tr>
            </thead>
            <tbody>
              {gone.map(({ at, cost, fire }, i) => (
                <tr key={`${i} ${at}`}>
                  <th scope="row">{at}</th>
                  <td>{cost}</td>
                  <td>{fire > 0 ? formatDecimal(fire, 2) : "–"}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p class="faint how">
            {translate(isOver ? "way.help.end" : "way.help", gone.at(-1)?.at ?? "")}
          </p>
        </section>
      )}
    </>
  );
}

/** What is left of a plan that waits for the other side, with a way to drop it; or where it ended. */
export function PlanCard({
  controller,
  parts,
  naming,
}: {
  controller: Controller;
  parts: GameParts;
  naming: Naming;
}) {
  const plan = planOf(controller);
  const { stopped } = controller.value;
  if (plan.length === 0)
    return stopped ? <StoppedCard {...{ controller, parts, naming, stopped }} /> : null;
  const [last = ""] = Object.values(controller.table.value.view?.goals ?? {});
  return (
    <section class="card plan-card" role="status">
      <p>{translate("plan.left", plan.length, last)}</p>
      <button type="button" class="quiet small" onClick={() => void dropPlan(controller)}>
        {translate("plan.drop")}
      </button>
    </section>
  );
}

/** Where a plan ended short of its goal, and why: most often somebody has fired. */
function StoppedCard({
  controller,
  parts,
  naming,
  stopped: { unit, goal, at },
}: {
  controller: Controller;
  parts: GameParts;
  naming: Naming;
  stopped: Stopped;
}) {
  const last = lastThrow(controller.table.value.lines);
  const fired = last?.acted?.targets?.includes(unit) ? last.acted.units?.[0] : undefined;
  const result = String((last?.earlier[0] ?? last)?.threw.result ?? "");
  const why = fired
    ? translate(
        "plan.fired",
        naming.unit(fired),
        (parts.words.results[result] ?? result).toLowerCase(),
      )
    : translate("plan.unforeseen");
  return (
    <section class="card stopped-card" role="status">
      <p>
        {capitalize(translate("plan.stopped", naming.unit(unit), at, goal, why))}{" "}
        {movingUnit(controller) === unit && translate("plan.on")}
      </p>
    </section>
  );
}

import type { GameParts } from "../../games/parts";
import { say } from "../../i18n/translate";
import type { Desk } from "../interaction/controller";
import { dropPlan, planOf } from "../interaction/moving";
import { onTheMove, partyOf, ridersOf, takeAlong } from "../interaction/reach";
import type { Stopped } from "../interaction/state";
import { lastThrow, type Naming } from "../log/describe";

/** Who goes along, and the way that is proposed with its cost and the fire to expect in each hex. */
export function WayCard({ desk, naming }: { desk: Desk; naming: Naming }) {
  const { mover, way, reach } = desk.value;
  if (!mover) return null;
  const riders = ridersOf(desk, mover);
  const party = partyOf(desk, mover);
  const gone = way.length > 0 ? (reach?.way ?? []) : [];
  const isOver = !reach?.places.some(({ path }) => path && path.length > 1);
  return (
    <>
      {riders.length > 0 && (
        <fieldset class="riders">
          <legend>{say("way.riders")}</legend>
          {riders.map((rider) => (
            <label key={rider}>
              <input
                type="checkbox"
                checked={party.includes(rider)}
                onChange={() => takeAlong(desk, rider)}
              />
              {naming.unit(rider)}
            </label>
          ))}
        </fieldset>
      )}
      {gone.length > 0 && (
        <section class="way" aria-label={say("way.title")}>
          <table>
            <thead>
              <tr>
                <th scope="col">{say("way.hex")}</th>
                <th scope="col">{say("way.cost")}</th>
                <th scope="col">{say("way.fire")}</th>
              </tr>
            </thead>
            <tbody>
              {gone.map(({ at, cost, fire }, i) => (
                <tr key={`${i} ${at}`}>
                  <th scope="row">{at}</th>
                  <td>{cost}</td>
                  <td>{fire > 0 ? fire.toFixed(2) : "–"}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p class="faint">{say(isOver ? "way.help.end" : "way.help", gone.at(-1)?.at ?? "")}</p>
        </section>
      )}
    </>
  );
}

/** What is left of a plan that waits for the other side, with a way to drop it; or where it ended. */
export function PlanCard({
  desk,
  parts,
  naming,
}: {
  desk: Desk;
  parts: GameParts;
  naming: Naming;
}) {
  const plan = planOf(desk);
  const { stopped } = desk.value;
  if (plan.length === 0)
    return stopped ? <StoppedCard {...{ desk, parts, naming, stopped }} /> : null;
  const [last = ""] = Object.values(desk.table.value.view?.goals ?? {});
  return (
    <section class="card plan-card" role="status">
      <p>{say("plan.left", plan.length, last)}</p>
      <button type="button" class="quiet small" onClick={() => void dropPlan(desk)}>
        {say("plan.drop")}
      </button>
    </section>
  );
}

/** Where a plan ended short of its goal, and why: most often somebody has fired. */
function StoppedCard({
  desk,
  parts,
  naming,
  stopped: { unit, goal, at },
}: {
  desk: Desk;
  parts: GameParts;
  naming: Naming;
  stopped: Stopped;
}) {
  const { acted, threw } = lastThrow(desk.table.value.lines) ?? {};
  const fired = acted?.targets?.includes(unit) ? acted.units?.[0] : undefined;
  const result = String(threw?.result ?? "");
  const why = fired
    ? say("plan.fired", naming.unit(fired), (parts.words.results[result] ?? result).toLowerCase())
    : say("plan.unforeseen");
  return (
    <section class="card stopped-card" role="status">
      <p>
        {say("plan.stopped", naming.unit(unit), at, goal, why)}{" "}
        {onTheMove(desk) === unit && say("plan.on")}
      </p>
    </section>
  );
}

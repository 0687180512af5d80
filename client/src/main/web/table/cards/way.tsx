import { count, say } from "../../words/say";
import type { Desk } from "../desk";
import type { Naming } from "../telling";

/** Who goes along, and the way that is proposed with its cost and the fire to expect in each hex. */
export function WayCard({ desk, naming }: { desk: Desk; naming: Naming }) {
  const { mover, way, reach } = desk.value;
  if (!mover) return null;
  const riders = desk.ridersOf(mover);
  const party = desk.partyOf(mover);
  const gone = way.length > 0 ? (reach?.way ?? []) : [];
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
                onChange={() => desk.takeAlong(rider)}
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
          <p class="faint">{say("way.help", gone.at(-1)?.at ?? "")}</p>
        </section>
      )}
    </>
  );
}

/** What is left of a plan that waits for the other side, with a way to drop it. */
export function PlanCard({ desk }: { desk: Desk }) {
  const { plan } = desk;
  if (plan.length === 0) return null;
  const last = plan.at(-1)?.split(" ").at(-1) ?? "";
  return (
    <section class="card plan-card" role="status">
      <p>{count("plan.left", plan.length, last)}</p>
      <button type="button" class="quiet small" onClick={() => void desk.say("plan")}>
        {say("plan.drop")}
      </button>
    </section>
  );
}

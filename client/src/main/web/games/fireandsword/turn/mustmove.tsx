import { RuleNumber } from "../../../rules/number";
import { Fold } from "../../../table/cards/fold";
import type { Controller } from "../../../table/interaction/controller";
import { describeObjection } from "../../../table/log/describe";
import type { Naming } from "../../../table/log/naming";
import { dutiesOf } from "../state";
import { words } from "../words/words";

/** Why the movement cannot end yet: somebody may not stay where he is. */
export function MustMove({ controller, naming }: { controller: Controller; naming: Naming }) {
  const { messages, duties } = controller.table.value;
  const { why, places = [] } = dutiesOf(duties);
  if (!why) return null;
  const unit = places.find((at) => controller.placeOf(at));
  const told = { text: why.key, args: why.args };
  const { decide } = words();
  return (
    <section class="card sudan-must" role="status">
      <Fold told={decide.must}>
        <h2>{decide.must}</h2>
        <p>
          {describeObjection({ reason: why.key, told }, messages, naming)}
          <RuleNumber rule={why.rule} />
        </p>
      </Fold>
      {unit && (
        <button type="button" class="quiet" onClick={() => controller.tapUnit(unit)}>
          {decide.show}
        </button>
      )}
    </section>
  );
}

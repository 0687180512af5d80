import { RuleNumber } from "../../../rules/number";
import type { Desk } from "../../../table/interaction/controller";
import { type Naming, objectionText } from "../../../table/log/describe";
import { dutiesOf } from "../state";
import { words } from "../words/words";

/** Why the movement cannot end yet: somebody may not stay where he is. */
export function MustMove({ desk, naming }: { desk: Desk; naming: Naming }) {
  const { messages, duties } = desk.table.value;
  const { why, places = [] } = dutiesOf(duties);
  if (!why) return null;
  const unit = places.find((at) => desk.placeOf(at));
  const told = { text: why.key, args: why.args };
  const { decide } = words();
  return (
    <section class="card sudan-must" role="status">
      <h2>{decide.must}</h2>
      <p>
        {objectionText({ reason: why.key, told }, messages, naming)}
        <RuleNumber rule={why.rule} />
      </p>
      {unit && (
        <button type="button" class="quiet" onClick={() => desk.tapUnit(unit)}>
          {decide.show}
        </button>
      )}
    </section>
  );
}

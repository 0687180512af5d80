import { useEffect, useState } from "preact/hooks";
import { RuleNumber } from "../../rules/number";
import type { Desk } from "../../table/desk";
import { type Naming, objectionText } from "../../table/telling";
import { api } from "../../wire/api";
import type { Explanation } from "../../wire/types";
import { words } from "./words/words";

/** Why the movement cannot end yet: somebody may not stay where he is. */
export function MustMove({ desk, naming }: { desk: Desk; naming: Naming }) {
  const table = desk.table.value;
  const open = table.actions.length > 0 && !table.actions.some((a) => a.verb === "end");
  const [why, setWhy] = useState<Explanation | undefined>(undefined);
  const entry = table.view?.entry;
  useEffect(() => {
    let wanted = open;
    setWhy(undefined);
    if (open) {
      api.explain(desk.table.asked, "end").then(
        (told) => wanted && setWhy(told),
        () => undefined,
      );
    }
    return () => {
      wanted = false;
    };
  }, [desk, open, entry]);
  const unit = why?.places?.find((at) => desk.placeOf(at));
  if (!why?.reason) return null;
  const told = { text: why.key ?? "", args: why.args ?? [] };
  const { decide } = words();
  return (
    <section class="card sudan-must" role="status">
      <h2>{decide.must}</h2>
      <p>
        {objectionText({ reason: why.reason, told }, table.messages, naming)}
        {why.rule && <RuleNumber rule={why.rule} />}
      </p>
      {unit && (
        <button type="button" class="quiet" onClick={() => desk.tapUnit(unit)}>
          {decide.show}
        </button>
      )}
    </section>
  );
}

import { formatPattern } from "../../../i18n/translate";
import type { SheetData } from "../../../protocol/types";
import { RuleNumber } from "../../../rules/number";
import { Fold } from "../../../table/cards/fold";
import { type SudanPosition, starving } from "../state";
import { words } from "../words/words";

/** Which garrisons eat their last supplies this turn, while there is still time to relieve them. */
export function Hunger({ sheet, position }: { sheet: SheetData; position: SudanPosition }) {
  const towns = starving(position).map((at) => sheet.spaces?.find((s) => s.id === at)?.label ?? at);
  const { decide } = words();
  if (towns.length === 0) return null;
  return (
    <section class="card sudan-hunger" role="status">
      <Fold told={decide.hunger}>
        <h2>{decide.hunger}</h2>
        <p>
          {formatPattern(decide.hungry, [towns.join(", ")])}
          <RuleNumber rule="14.1" />
        </p>
      </Fold>
    </section>
  );
}

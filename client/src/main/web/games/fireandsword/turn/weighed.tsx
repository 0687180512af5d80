import { formatPattern } from "../../../i18n/translate";
import type { Odds, Place, SheetData } from "../../../protocol/types";
import { groupBy } from "../../../sheet/groupby";
import { Fold } from "../../../table/cards/fold";
import type { Controller } from "../../../table/interaction/controller";
import { words } from "../words/words";
import { chance, useChances } from "./chances";

interface Size {
  units: number;
  probability: string;
}

/** How often a battle is won by the drill. */
export interface Won {
  win?: number;
  winInterval?: number;
  /** Whether it may be fought otherwise than the chances suppose. */
  drilled?: boolean;
  /** Why it may not, where the field is open. */
  quickly?: "boats" | "many";
}

/** How it will be fought, or may be, beside the chances. */
export function mannerTold({ drilled, quickly }: Won): string {
  const { column } = words();
  return quickly ? column[quickly] : drilled ? column.drill : "";
}

/** What is told of a march beforehand. */
interface Chances extends Won {
  spaces?: { at: Place; encounter: string; sizes: Size[] }[];
  kinds?: { kind: string; p: number; interval?: number }[];
}

/** How many may come, those of one chance together: "1 to 4: 1/6 each". */
function sizesTold(sizes: readonly Size[]): string {
  const { column } = words();
  return [...groupBy(sizes, (size) => size.probability)]
    .map(([probability, all]) => {
      const [least, most] = [all[0]?.units ?? 0, all.at(-1)?.units ?? 0];
      return least === most
        ? formatPattern(column.size, [least, probability])
        : formatPattern(column.sizes, [least, most, probability]);
    })
    .join(", ");
}

/** How often it is won, first, and who may be met where in what kind of battle. */
export function ChanceList({ chances, label }: { chances: Odds; label: (place: Place) => string }) {
  const told = chances as unknown as Chances;
  const { spaces = [], kinds = [], win, winInterval } = told;
  const manner = mannerTold(told);
  const { column, kinds: names } = words();
  return (
    <>
      {win !== undefined && (
        <dl class="sudan-chances">
          <div>
            <dt>{column.win}</dt>
            <dd>
              <b>{chance(win, winInterval ?? 0)}</b>
              {manner && <small>{manner}</small>}
            </dd>
          </div>
        </dl>
      )}
      {spaces.length + kinds.length > 0 && (
        <Fold told={column.foes}>
          <dl class="sudan-chances">
            {spaces.map((space) => (
              <div key={space.at}>
                <dt>{formatPattern(column.met, [label(space.at)])}</dt>
                <dd>
                  <b>{space.encounter}</b>
                  {space.sizes.some(({ units }) => units > 0) && (
                    <small>{sizesTold(space.sizes.filter(({ units }) => units > 0))}</small>
                  )}
                </dd>
              </div>
            ))}
            {kinds.length > 0 && (
              <div>
                <dt>{column.kinds}</dt>
                <dd>
                  {kinds
                    .map((k) => `${names[k.kind] ?? k.kind} ${chance(k.p, k.interval ?? 0)}`)
                    .join(", ")}
                </dd>
              </div>
            )}
          </dl>
        </Fold>
      )}
    </>
  );
}

/** The chances of an action that is thought of, while it is thought of. */
export function Weighed({
  controller,
  sheet,
  text,
}: {
  controller: Controller;
  sheet: SheetData;
  text: string;
}) {
  const { odds, weighing } = useChances(controller.table, text);
  const label = (place: Place) => sheet.spaces?.find((s) => s.id === place)?.label ?? place;
  const { spaces = [] } = (odds ?? {}) as Chances;
  if (weighing) return <p class="faint">{words().column.weighing}</p>;
  if (!odds || spaces.length === 0) return null;
  return <ChanceList chances={odds} label={label} />;
}

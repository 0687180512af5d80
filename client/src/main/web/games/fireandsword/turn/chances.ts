import { useEffect, useState } from "preact/hooks";
import { formatPercent } from "../../../i18n/translate";
import { api } from "../../../protocol/api";
import type { Odds, SheetData, UnitId } from "../../../protocol/types";
import type { TableStore } from "../../../table/state/tablestore";

/** The last question of each table with its answer, which the map and the card both ask for. */
const ASKED = new WeakMap<TableStore, { key: string; told: Promise<Odds> }>();

/** The chances of an action, asked once. */
export function chancesOf(table: TableStore, action: string): Promise<Odds> {
  const key = `${table.value.view?.entry} ${action}`;
  const known = ASKED.get(table);
  if (known?.key === key) return known.told;
  const told = api.odds(table.positionRef, action);
  ASKED.set(table, { key, told });
  return told;
}

/** Whether a march is one on which somebody may be met, so that its chances are seen first. */
export async function isRisky(table: TableStore, action: string): Promise<boolean> {
  const told = (await chancesOf(table, action)) as { spaces?: { sizes: { units: number }[] }[] };
  return (told.spaces ?? []).some(({ sizes }) => sizes.some(({ units }) => units > 0));
}

/** What is known of the chances of an action that is thought of. */
interface Weighed {
  odds?: Odds;
  /** Whether they are being counted: there are none of what may not be done. */
  weighing: boolean;
}

/** What may be met on a way, and the chance to win, of an action that is thought of. */
export function useChances(table: TableStore, action: string): Weighed {
  const [chances, setChances] = useState<Weighed>({ weighing: false });
  useEffect(() => {
    let wanted = action !== "";
    setChances({ weighing: wanted });
    if (wanted) {
      chancesOf(table, action).then(
        (odds) => wanted && setChances({ odds, weighing: false }),
        () => wanted && setChances({ weighing: false }),
      );
    }
    return () => {
      wanted = false;
    };
  }, [table, action]);
  return chances;
}

/** A chance with its interval: "62 % (± 5)". */
export function chance(p: number, half: number): string {
  return half > 0 ? `${formatPercent(p)} (± ${formatPercent(half)})` : formatPercent(p);
}

/** Units as actions write them, in the order of the sheet. */
export function stack(sheet: SheetData, units: ReadonlySet<UnitId>): string {
  return sheet.units
    .filter((u) => units.has(u.id))
    .map((u) => u.id)
    .join("+");
}

import { useEffect, useState } from "preact/hooks";
import type { TableStore } from "../../table/store";
import { api } from "../../wire/api";
import type { Odds, SheetData, UnitId } from "../../wire/types";
import { percent } from "../../words/say";

/** What may be met on a way, and the chance to win, of an action that is thought of. */
export function useChances(table: TableStore, action: string): Odds | undefined {
  const [chances, setChances] = useState<Odds | undefined>(undefined);
  useEffect(() => {
    let wanted = action !== "";
    setChances(undefined);
    if (wanted) {
      api.odds(table.asked, action).then(
        (told) => wanted && setChances(told),
        () => undefined,
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
  return half > 0 ? `${percent(p)} (± ${percent(half)})` : percent(p);
}

/** Units as actions write them, in the order of the sheet. */
export function stack(sheet: SheetData, units: ReadonlySet<UnitId>): string {
  return sheet.units
    .filter((u) => units.has(u.id))
    .map((u) => u.id)
    .join("+");
}

import { useState } from "preact/hooks";
import { api } from "../../wire/api";
import type { Odds, SheetData, UnitId } from "../../wire/types";
import { percent } from "../../words/say";

/** What may be met on a way, and the chance to win; asked before one marches. */
export function useChances(table: string): {
  chances: Odds | undefined;
  weigh: (action: string) => void;
} {
  const [chances, setChances] = useState<Odds | undefined>(undefined);
  const weigh = (action: string) => {
    void api.odds(table, action).then(setChances, () => setChances(undefined));
  };
  return { chances, weigh };
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

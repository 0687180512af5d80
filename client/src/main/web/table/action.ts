import type { Place, SheetData, UnitId } from "../wire/types";

/** An action of the protocol's text, taken apart: a verb, groups of units, places. */
export interface Action {
  text: string;
  verb: string;
  groups: UnitId[][];
  places: Place[];
}

/** Reads actions of one sheet: what is not a group of its units is a place. */
export function actionReader(sheet: SheetData): (text: string) => Action {
  const units = new Set(sheet.units.map((u) => u.id));
  return (text) => {
    const [verb = "", ...rest] = text.trim().split(/\s+/);
    const groups: UnitId[][] = [];
    const places: Place[] = [];
    const way = rest.indexOf("via");
    for (const word of way < 0 ? rest : rest.slice(0, way)) {
      const parts = word.split("+");
      if (parts.every((part) => units.has(part))) groups.push(parts);
      else places.push(...parts);
    }
    return { text, verb, groups, places };
  };
}

/** Units in the order of the sheet, joined as actions write them. */
export function joined(sheet: SheetData, units: Iterable<UnitId>): string {
  const wanted = new Set(units);
  return sheet.units
    .filter((u) => wanted.has(u.id))
    .map((u) => u.id)
    .join("+");
}

export function sameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((x) => b.includes(x));
}

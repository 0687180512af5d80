import type { Offered, Place, SheetData, UnitId } from "../../protocol/types";

/** An action that may be chosen now: a verb, groups of units, places, a way, and other words. */
export interface Action {
  text: string;
  verb: string;
  groups: UnitId[][];
  places: Place[];
  way: Place[];
  words: string[];
}

/** The actions that the server offers, kind by kind. */
export function actionsOf({ kinds }: Offered): Action[] {
  return kinds.flatMap(({ verb, actions }) =>
    actions.map(({ text, units = [], places = [], way = [], words = [] }) => ({
      text,
      verb,
      groups: units,
      places,
      way,
      words,
    })),
  );
}

/** The action that an entry's text wrote, as far as it names units and places of the sheet. */
export function writtenAction(text: string, sheet: SheetData): Action {
  const units = new Set(sheet.units.map(({ id }) => id));
  const places = new Set([...sheet.hexes, ...(sheet.spaces ?? [])].map(({ id }) => id));
  const [verb = "", ...rest] = text.split(" via ")[0]?.split(" ") ?? [];
  const named = rest.map((word) => word.split("+"));
  const isOf = (ids: ReadonlySet<string>) => (group: string[]) => group.every((id) => ids.has(id));
  const rests = named.filter((group) => !isOf(units)(group) && !isOf(places)(group));
  return {
    text,
    verb,
    groups: named.filter(isOf(units)),
    places: named.filter(isOf(places)).flatMap((group) => group.slice(-1)),
    way: [],
    words: rests.map((group) => group.join("+")),
  };
}

/** What an action names, as sentences speak of it: units, places, other units, words, the way. */
export function namedIn({ groups, places, words, way }: Action): string[] {
  const [first, ...others] = groups.map((group) => group.join("+"));
  const through = way.length > 0 ? [way.join("+")] : [];
  return [...(first ? [first] : []), ...places, ...others, ...words, ...through];
}

/** The text of an action of one group of units. */
export function textOf(verb: string, units: readonly UnitId[], places: readonly Place[]): string {
  return [verb, units.join("+"), ...places].join(" ");
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

import type { Messages, SheetData } from "../protocol/types";

/** A sheet whose units and spaces are called what the messages of the reader's language call them. */
export function withNames(sheet: SheetData, messages: Messages): SheetData {
  const units = sheet.units.map((unit) => {
    const called = messages[`unit.${unit.id}`];
    return called ? { ...unit, name: called, printed: unit.name } : unit;
  });
  const spaces = sheet.spaces?.map((space) => {
    const called = messages[`place.${space.id}`];
    return called ? { ...space, label: called } : space;
  });
  return { ...sheet, units, ...(spaces ? { spaces } : {}) };
}

/**
 * A sheet whose units are called as another game calls the bodies that they are parts of: that game
 * named them by its own short names, "IXS" or, where a body is several counters, "IXS II".
 */
export function calledAs(sheet: SheetData, bodies: SheetData): SheetData {
  const names = new Map(bodies.units.map(({ id, name }) => [id, name]));
  const units = sheet.units.map((unit) => {
    const [body = "", ...part] = unit.name.split(" ");
    const called = names.get(body);
    if (!called) return unit;
    return { ...unit, name: [called, ...part].join(" "), printed: unit.printed ?? unit.name };
  });
  return { ...sheet, units };
}

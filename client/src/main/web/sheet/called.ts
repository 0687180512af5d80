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

import { formatPattern } from "../../../i18n/translate";
import type { SheetData, View } from "../../../protocol/types";
import type { Action } from "../../../table/state/action";
import type { SudanPosition } from "../state";
import { words } from "../words/words";

/** A sortie of a whole garrison by its town and the turns of supply that it has; else nothing. */
export function sortieSaid(action: Action, sheet: SheetData, view: View): string | undefined {
  const [units = []] = action.groups;
  if (action.verb !== "sortie" || units.length === 0) return undefined;
  const { units: now, towns } = view.position as unknown as SudanPosition;
  const at = now[units[0] ?? ""]?.at ?? "";
  const { column } = words();
  const town = sheet.spaces?.find((s) => s.id === at)?.label ?? at;
  return formatPattern(column.sortie, [town, towns?.[at]?.supply ?? 0]);
}

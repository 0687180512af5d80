import { translate } from "../../i18n/translate";
import type { TableState } from "../state/tablestore";

const key = (line: string): string => `zeriba.back.${line}`;

/** Keeps where a line was begun, so that one click leads back there. */
export function keepWayBack(line: string, table: string, past: number | undefined): void {
  const at = past === undefined ? "" : `?at=${past}`;
  try {
    sessionStorage.setItem(key(line), `/table/${encodeURIComponent(table)}${at}`);
  } catch {
    // Without storage the record's header tells the way.
  }
}

/** The address a line was begun at: as kept, or by the head of its record. */
export function wayBack(line: string, record: string | null | undefined): string | undefined {
  try {
    const kept = sessionStorage.getItem(key(line));
    if (kept?.startsWith("/table/")) return kept;
  } catch {
    // The header follows.
  }
  const from = /^from (\S+) (\d+)$/m.exec(record ?? "");
  return from?.[1] ? `/table/${encodeURIComponent(from[1])}?at=${from[2]}` : undefined;
}

/** Says that this table is a line tried from another, and leads back there. */
export function BackBanner({ table }: { table: TableState }) {
  const way = table.info && wayBack(table.info.table, table.info.record);
  if (!way) return null;
  return (
    <p class="banner">
      {translate("line.is")} <a href={way}>{translate("line.back")}</a>
    </p>
  );
}

const key = (table: string): string => `zeriba.seen.${table}`;

/** The last entry of a table that this browser has shown. */
export function lastSeenEntry(table: string): number | undefined {
  try {
    const kept = localStorage.getItem(key(table));
    return kept !== null && /^\d+$/.test(kept) ? Number(kept) : undefined;
  } catch {
    return undefined;
  }
}

/** Notes that an entry of a table has been shown to somebody who looks. */
export function rememberSeen(table: string, entry: number): void {
  try {
    if (document.visibilityState === "hidden") return;
    localStorage.setItem(key(table), String(entry));
  } catch {
    // A browser without storage shows the table as it is.
  }
}

const heardKey = (table: string): string => `zeriba.heard.${table}`;

/** When the last remark at a table was made that this browser has shown; 0 for none. */
export function lastHeard(table: string): number {
  try {
    return Number(localStorage.getItem(heardKey(table)) ?? 0) || 0;
  } catch {
    return 0;
  }
}

/** Notes that all remarks at a table up to one have been shown. */
export function rememberHeard(table: string, at: number): void {
  try {
    localStorage.setItem(heardKey(table), String(at));
  } catch {
    // A browser without storage counts them as unread again.
  }
}

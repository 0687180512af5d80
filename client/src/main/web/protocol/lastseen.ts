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

import type { SideId } from "./types";

const key = (table: string): string => `zeriba.links.${table}`;

/** Keeps the seat links of a table that this browser opened, so that they can be passed on later. */
export function keepLinks(table: string, links: Record<SideId, string>): void {
  try {
    localStorage.setItem(key(table), JSON.stringify(links));
  } catch {
    // A browser without storage shows the links only until the page is left.
  }
}

export function keptLinks(table: string): Record<SideId, string> {
  try {
    return JSON.parse(localStorage.getItem(key(table)) ?? "{}") as Record<SideId, string>;
  } catch {
    return {};
  }
}

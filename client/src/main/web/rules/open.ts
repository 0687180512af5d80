import { Store } from "../state/store";

/** What lies open beside the page: the rules at a paragraph, the settings, or nothing. */
export type Open =
  | { kind: "rules"; game: string; rule?: string }
  | { kind: "settings" }
  | undefined;

/** What the drawer at the side shows. */
export const drawer = new Store<{ open: Open }>({ open: undefined });

/** Opens the drawer at the side, or closes it. */
export function openDrawer(open: Open): void {
  drawer.set({ open });
}

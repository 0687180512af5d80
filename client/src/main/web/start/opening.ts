import { useState } from "preact/hooks";
import { beginLessons } from "../lesson/kept";
import { api } from "../protocol/api";
import { keepLinks } from "../protocol/links";
import type { NewTable } from "../protocol/types";

/** What opens a table and goes there. */
export type OpenTable = (table: NewTable, manner?: "taught") => Promise<void>;

/** Opens a table and goes there; whether it is being opened, and why it could not be. */
export function useOpening(): { open: OpenTable; busy: boolean; trouble: string } {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const open: OpenTable = async (table, manner) => {
    setBusy(true);
    try {
      const made = await api.open(table);
      keepLinks(made.table, made.links ?? {});
      if (manner === "taught") beginLessons(made.table);
      location.assign(`/table/${encodeURIComponent(made.table)}`);
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  return { open, busy, trouble };
}

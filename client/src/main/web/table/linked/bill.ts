import { operate } from "../../protocol/api";
import type { Losses } from "../../protocol/types";
import { useQuery } from "../state/answers";

/** What either side has lost so far in a battle that is fought at a table. */
export function useBill(table: string | undefined, entry?: number): Losses {
  return useQuery(async () => {
    if (!table) return [];
    return (await operate<{ losses: Losses }>("look", { table, what: "bill" })).losses;
  }, [table, entry]);
}

import { useEffect, useState } from "preact/hooks";
import { api } from "../../protocol/api";
import type { View } from "../../protocol/types";

/** What a look of the game's own tells of a whole position, asked anew at every entry. */
export function useBoardQuery<T>(what: string, { table, entry }: View): T | undefined {
  const [told, setTold] = useState<T | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    api.look<T>({ table, at: entry }, what, {}).then(
      (answer) => wanted && setTold(answer),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [table, entry, what]);
  return told;
}

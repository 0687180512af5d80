import { useEffect, useState } from "preact/hooks";
import { anyPartsOf, loadParts } from "../../games/games";
import { namedParts } from "../../games/named";
import { language } from "../../i18n/translate";
import { api } from "../../protocol/api";
import { withNames } from "../../sheet/called";
import { readSheet } from "../../sheet/read";
import type { Other } from "./other";

type Proposed = Omit<Other, "view">;

async function read(table: string): Promise<Proposed | undefined> {
  const { proposed } = await api.preview(table);
  if (!proposed) return undefined;
  const { game, scenario, sheet: told } = proposed;
  const [messages] = await Promise.all([api.messages(game, scenario, language()), loadParts(game)]);
  const sheet = withNames(readSheet(told, { scenario, options: {} }), messages);
  return { parts: namedParts(anyPartsOf(game, ""), messages), sheet };
}

/** What another table would play if it were chosen now, once it is known. */
export function useProposed(table: string): Proposed | undefined {
  const [proposed, setProposed] = useState<Proposed>();
  useEffect(() => {
    let asked = true;
    read(table).then(
      (told) => asked && setProposed(told),
      () => undefined,
    );
    return () => {
      asked = false;
    };
  }, [table]);
  return proposed;
}

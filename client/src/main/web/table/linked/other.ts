import { useEffect, useState } from "preact/hooks";
import { anyPartsOf, loadParts } from "../../games/games";
import { namedParts } from "../../games/named";
import type { GameParts } from "../../games/parts";
import { language } from "../../i18n/translate";
import { api } from "../../protocol/api";
import type { SheetData, View } from "../../protocol/types";
import { withNames } from "../../sheet/called";
import { readSheet } from "../../sheet/read";

/** Another table, as far as this one tells of it: its game, its map, and how it stands. */
export interface Other {
  parts: GameParts;
  sheet: SheetData;
  view: View;
}

async function read(table: string): Promise<Other> {
  const info = await api.table(table);
  const own = info.own ? table : undefined;
  const [told, view] = await Promise.all([
    api.sheet(info.game, own),
    api.view(table),
    loadParts(info.game),
  ]);
  const messages = await api.messages(info.game, view.scenario, language(), own);
  const sheet = withNames(readSheet(told, view), messages);
  return { parts: namedParts(anyPartsOf(info.game, ""), messages), sheet, view };
}

/** How long a question that failed waits before it is asked again, at first: twice as long each time. */
const PAUSE_MILLIS = 1_000;
const MOST_PAUSE_MILLIS = 60_000;

/** Another table once it is known, read again when `entry` is another. */
export function useOther(table: string | undefined, entry?: number): Other | undefined {
  const [other, setOther] = useState<Other>();
  useEffect(() => {
    let asked = true;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const ask = (of: string, pause: number) => {
      read(of).then(
        (told) => asked && setOther(told),
        () => {
          const next = Math.min(2 * pause, MOST_PAUSE_MILLIS);
          if (asked) waiting = setTimeout(() => ask(of, next), pause);
        },
      );
    };
    if (table) ask(table, PAUSE_MILLIS);
    return () => {
      asked = false;
      clearTimeout(waiting);
    };
  }, [table, entry]);
  return other;
}

import { h } from "preact";
import { useFetched } from "../../fetched";
import type { GameParts } from "../../games/parts";
import type { Naming } from "../log/naming";
import type { TableState, TableStore } from "../state/tablestore";

interface Props {
  store: TableStore;
  table: TableState;
  parts: GameParts;
  naming: Naming;
}

/** Whether a table is one at which something is to be found, branched off a game's analysis. */
function isQuiz(line: string): boolean {
  try {
    return sessionStorage.getItem(`zeriba.quiz.${line}`) !== null;
  } catch {
    return false;
  }
}

/** Whether one may have this game analysed: it is over, or one looks back and all its seats are one's own. */
function isOpen({ store, table: { info, past } }: Props): boolean {
  const own = info !== undefined && Object.keys(info.seats).every((r) => info.mine.includes(r));
  return store.isOver || (own && past !== undefined) || isQuiz(store.id);
}

/** The place of a game's analysis; what shows it is fetched when it is first wanted. */
export function AnalysisSlot(props: Props) {
  const open = isOpen(props);
  const Card = useFetched(() => import("./card"), open);
  return open && Card ? h(Card, props) : null;
}

import { type ComponentType, h } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { GameParts } from "../../games/parts";
import { readWords } from "../../i18n/translate";
import type { Naming } from "../log/naming";
import type { TableState, TableStore } from "../state/tablestore";

interface Props {
  store: TableStore;
  table: TableState;
  parts: GameParts;
  naming: Naming;
}

/** The place of a finished game's analysis; what shows it is fetched when it is first wanted. */
export function AnalysisSlot(props: Props) {
  const [Card, setCard] = useState<{ of: ComponentType<Props> }>();
  const over = props.store.isOver;
  useEffect(() => {
    if (!over || Card) return;
    void import("./card").then(async (card) => {
      await readWords();
      setCard({ of: card.default });
    });
  }, [over, Card]);
  return over && Card ? h(Card.of, props) : null;
}

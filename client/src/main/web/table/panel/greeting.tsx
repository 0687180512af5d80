import type { GameParts } from "../../games/parts";
import { seatTold } from "../../i18n/seat";
import { formatList, translate } from "../../i18n/translate";
import type { InteractionState } from "../interaction/state";
import { playingAt, type TableState } from "../state/tablestore";
import { isWord } from "../state/undone";
import { seatedAs } from "./seated";

interface GreetingProps {
  table: TableState;
  parts: GameParts;
  interaction: InteractionState;
}

/** Tells whoever has just sat down which side is theirs, and against whom; gone with their first choice, and on a phone with the first unit in hand. */
export function Greeting({ table, parts, interaction }: GreetingProps) {
  const { info, view, whole, past } = table;
  if (!info || !view || past !== undefined || view.pending === "over") return null;
  const { mine } = info;
  const playing = playingAt(table);
  const others = playing.filter((role) => !mine.includes(role));
  const begun = whole.some((line) => mine.includes(line.by) && !isWord(line));
  if (mine.length === 0 || others.length === 0 || begun) return null;
  const { sidesOf, sides } = parts.words;
  const name = (role: string) => {
    const seat = seatedAs(role, table);
    return sidesOf[seat] ?? sides[seat] ?? seat;
  };
  return (
    <p class={interaction.mover ? "card greeting stale" : "card greeting"}>
      {translate(
        others.length === 1 ? "greeting.against" : "greeting.with",
        formatList(mine.filter((role) => playing.includes(role)).map(name)),
        formatList([...new Set(others.map((role) => seatTold(role, info)))]),
      )}
      {view.talk === "everybody" && ` ${translate("greeting.talk")}`}
    </p>
  );
}

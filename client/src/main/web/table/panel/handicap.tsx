import { translate, type WordKey } from "../../i18n/translate";
import type { SideId, TableInfo } from "../../protocol/types";
import { HandicapTold, handicapsOf } from "../../start/handicap";
import { useGame } from "./game";

/** The help that a side has at this table. */
export function Handicap({
  info,
  scenario,
  sides,
}: {
  info: TableInfo;
  scenario: string;
  sides: Readonly<Record<SideId, string>>;
}) {
  const game = useGame(info.game);
  const handicap = game && handicapsOf(game, scenario).find(({ id }) => id === info.handicap);
  if (!handicap) return null;
  const side = sides[handicap.side] ?? handicap.side;
  return (
    <>
      <p>
        {translate("handicap.title")}: {translate(`handicap.${handicap.grade}` as WordKey, side)}
      </p>
      <HandicapTold handicap={handicap} />
    </>
  );
}

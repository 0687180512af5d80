import { useEffect, useState } from "preact/hooks";
import { language } from "../../i18n/translate";
import { api } from "../../protocol/api";
import type { GameDef } from "../../protocol/types";

/** The game of a table as the server lists it; nothing until it has told. */
export function useGame(id: string | undefined): GameDef | undefined {
  const [game, setGame] = useState<GameDef | undefined>(undefined);
  useEffect(() => {
    let asked = true;
    void api
      .games(language())
      .then(({ games }) => asked && setGame(games.find((g) => g.id === id)))
      .catch(() => undefined);
    return () => {
      asked = false;
    };
  }, [id]);
  return game;
}

/** Whether players change sides for a rematch: there are two, with as many seats each. */
export function changesSides({
  roles,
  sides,
  sideOf,
}: Pick<GameDef, "roles" | "sides" | "sideOf">) {
  const first = sideOf.filter((side) => side === sides[0]).length;
  return sides.length === 2 && first * 2 === roles.length;
}

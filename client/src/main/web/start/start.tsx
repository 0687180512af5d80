import { useEffect, useState } from "preact/hooks";
import { Drawer } from "../drawer";
import { anyPartsOf } from "../games/games";
import { seatName } from "../i18n/seat";
import { language, translate } from "../i18n/translate";
import { api } from "../protocol/api";
import type { GameDef, TableRow } from "../protocol/types";
import { openDrawer } from "../rules/open";
import { GameCard } from "./card";
import { keepGame, keptGame } from "./chosen";
import { OpenTables } from "./open";
import { Picture } from "./picture";
import { sidesHere } from "./sides";

/** The page to open a table, or to go on with one. */
export function StartPage() {
  const [games, setGames] = useState<GameDef[] | undefined>(undefined);
  const [tables, setTables] = useState<TableRow[]>([]);
  const [wanted, setWanted] = useState(keptGame());
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    document.title = translate("app.title");
    api.games(language()).then(
      (answer) => setGames(answer.games),
      (error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)),
    );
    api.tables().then(
      (answer) => setTables(answer.tables),
      () => setTables([]),
    );
  }, []);
  const choose = (id: string) => {
    setWanted(id);
    keepGame(id);
  };
  const drawn = games ?? [];
  const chosen = drawn.find((game) => game.id === wanted) ?? drawn[0];
  const ordered = [...tables].sort((a, b) => urgency(a) - urgency(b));
  return (
    <div class="start">
      <header class="start-head">
        <h1>{translate("app.title")}</h1>
        <p>{translate("app.tagline")}</p>
        <a href="/account">{translate("account.title")}</a>
        <button type="button" onClick={() => openDrawer({ kind: "settings" })}>
          {translate("settings.title")}
        </button>
      </header>
      <main>
        {trouble && (
          <p class="objection" role="alert">
            {trouble}
          </p>
        )}
        <section aria-label={translate("start.title")} class="games">
          {drawn.length > 1 && (
            <div class="chooser" role="group" aria-label={translate("start.games")}>
              {drawn.map((game) => (
                <GameChoice
                  key={game.id}
                  game={game}
                  chosen={game.id === chosen?.id}
                  onChoose={() => choose(game.id)}
                />
              ))}
            </div>
          )}
          {chosen && <GameCard key={chosen.id} game={chosen} />}
          {games && drawn.length === 0 && <p>{translate("start.nogames")}</p>}
        </section>
        <section aria-labelledby="continue" class="continue">
          <h2 id="continue">{translate("start.continue")}</h2>
          {tables.length === 0 && <p class="faint">{translate("start.continue.none")}</p>}
          <ul>
            {ordered.map((row) => (
              <li key={row.table}>
                <TableLink row={row} games={games ?? []} />
              </li>
            ))}
          </ul>
          <OpenTables games={drawn} onTrouble={setTrouble} />
          <LoadRecord onTrouble={setTrouble} />
        </section>
      </main>
      <Drawer />
    </div>
  );
}

function TableLink({ row, games }: { row: TableRow; games: GameDef[] }) {
  const known = games.find((g) => g.id === row.game)?.title ?? row.game;
  const { words } = anyPartsOf(row.game, known);
  const sides = { ...words.sides, ...sidesHere(games, row) };
  const side = row.side ? (sides[row.side] ?? row.side) : "";
  const yours = !row.over && isAsked(row);
  const state = row.over
    ? translate("start.over")
    : translate(yours ? "start.yours" : "start.tomove", side);
  const seats = Object.entries(row.seats)
    .map(([s, seat]) => `${sides[s] ?? s}: ${seatName(seat)}`)
    .join(", ");
  return (
    <a
      class={yours ? "table-link yours" : "table-link"}
      href={`/table/${encodeURIComponent(row.table)}`}
    >
      <b>{words.place}</b>
      <span>{`${translate("start.turn", row.turn)}, ${state}`}</span>
      <span class="faint">{seats}</span>
    </a>
  );
}

/** One's own turn first, then what others must do, then what is over. */
function urgency(row: TableRow): number {
  if (row.over) return 2;
  return isAsked(row) ? 0 : 1;
}

function isAsked({ mine, roles }: TableRow): boolean {
  return mine.some((role) => roles.includes(role));
}

/** A game to be chosen: its map, small, and its name. */
function GameChoice({
  game,
  chosen,
  onChoose,
}: {
  game: GameDef;
  chosen: boolean;
  onChoose: () => void;
}) {
  const parts = anyPartsOf(game.id, game.title);
  return (
    <button type="button" class="game-choice" aria-pressed={chosen} onClick={onChoose}>
      <Picture parts={parts} />
      <span class="cartouche">{parts.words.place}</span>
    </button>
  );
}

function LoadRecord({ onTrouble }: { onTrouble: (reason: string) => void }) {
  const load = async (file: File | undefined) => {
    if (!file) return;
    try {
      const view = await api.load(await file.text());
      location.assign(`/table/${encodeURIComponent(view.table)}`);
    } catch (error) {
      onTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <label class="load">
      <span>{translate("start.load")}</span>
      <input
        type="file"
        accept=".txt,.zeriba,text/plain"
        onChange={(event) => void load(event.currentTarget.files?.[0])}
      />
    </label>
  );
}

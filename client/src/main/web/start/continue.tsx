import { anyPartsOf } from "../games/games";
import { whoSits } from "../i18n/seat";
import { formatList, translate } from "../i18n/translate";
import type { GameDef, TableRow } from "../protocol/types";
import { sidesHere } from "./sides";

/** The tables one sits at: those that wait for whoever looks come first, those that are over last. */
export function Continue({ tables, games }: { tables: readonly TableRow[]; games: GameDef[] }) {
  const ordered = [...tables].sort((a, b) => urgency(a) - urgency(b));
  return (
    <section aria-labelledby="continue" class="continue">
      <h2 id="continue">{translate("start.continue")}</h2>
      {ordered.length === 0 && <p class="faint">{translate("start.continue.none")}</p>}
      <ul>
        {ordered.map((row) => (
          <li key={row.table}>
            <TableLink row={row} games={games} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One's own turn first, then what others must do, then what is over. */
export function urgency(row: TableRow): number {
  if (row.over) return 2;
  return isAsked(row) ? 0 : 1;
}

function isAsked({ mine, roles }: TableRow): boolean {
  return mine.some((role) => roles.includes(role));
}

/** A table to go on with: game, scenario, turn, whose move it is, and who else sits there. */
export function TableLink({ row, games }: { row: TableRow; games: readonly GameDef[] }) {
  const game = games.find((g) => g.id === row.game);
  const { words } = anyPartsOf(row.game, game?.title ?? row.game);
  const sides = { ...words.sides, ...sidesHere(games, row) };
  const yours = !row.over && isAsked(row);
  const side = row.side ? (sides[row.side] ?? row.side) : "";
  const state = row.over
    ? translate("start.over")
    : translate(yours ? "start.yours" : "start.tomove", side);
  const others = Object.keys(row.seats).filter((role) => !row.mine.includes(role));
  return (
    <a
      class={yours ? "table-link yours" : "table-link"}
      href={`/table/${encodeURIComponent(row.table)}`}
    >
      <b>{words.place}</b>
      <span>{game?.scenarios.find((s) => s.id === row.scenario)?.title ?? row.scenario}</span>
      <span class="state">{`${translate("start.turn", row.turn)}, ${state}`}</span>
      {others.length > 0 && (
        <span class="faint">
          {translate(
            "start.against",
            formatList([...new Set(others.map((role) => whoSits(role, row)))]),
          )}
        </span>
      )}
    </a>
  );
}

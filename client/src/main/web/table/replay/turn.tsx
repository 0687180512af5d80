import type { GameParts } from "../../games/parts";
import { formatMessage } from "../../i18n/message";
import { formatList, language, translate } from "../../i18n/translate";
import type { LogLine, SideId } from "../../protocol/types";
import { groupBy } from "../../sheet/groupby";
import { choosers, lastOwn, standingLines } from "../board/recent";
import type { TableState, TableStore } from "../state/tablestore";
import { isWord } from "../state/undone";

/** What the other side did since one last chose something in a phase of one's own, and what one's orders did in it. */
export function TurnStory({
  store,
  table,
  parts,
}: {
  store: TableStore;
  table: TableState;
  parts: GameParts;
}) {
  const { past, since, awaited, view, info } = table;
  const mine = info?.mine ?? [];
  if (past !== undefined || since !== undefined || awaited > 0 || !view || mine.length === 0)
    return null;
  const standing = standingLines(table.lines);
  const from = lastOwn(standing, choosers(mine, view), parts.play.answers?.step);
  const lines = standing.slice(from + 1);
  const theirs = othersDid(standing.slice(Math.max(0, from)), mine);
  const settled = ordersTold(lines, mine, parts);
  if (from < 0 || (!theirs && settled === "")) return null;
  return (
    <div class="banner turn-story" role="status">
      {settled && <p>{translate("since.orders", settled)}</p>}
      {theirs && (
        <button type="button" onClick={() => store.play(true, standing[from]?.entry ?? 0)}>
          {translate("since.again")}
        </button>
      )}
    </div>
  );
}

/**
 * Whether others did something in a phase that began with or after the first of these lines, one's
 * own last choice. What they answer before another phase begins is part of one's own.
 */
export function othersDid(lines: readonly LogLine[], mine: readonly SideId[]): boolean {
  const began = lines.some(({ events }) => events.some(({ kind }) => kind === "began"));
  return began && lines.some((line) => !isWord(line) && !mine.includes(line.by));
}

/** What standing orders answered in these lines, counted: "3 shots, 2 hits; 2 units fell back". */
export function ordersTold(
  lines: readonly LogLine[],
  mine: readonly SideId[],
  { words }: Pick<GameParts, "words">,
): string {
  const answered = lines.filter((line) => line.hand === "order" && mine.includes(line.by));
  const counted = (pattern: string, n: number) =>
    formatMessage(pattern, [{ word: n, told: String(n) }], language());
  const verb = (line: LogLine) => line.text.split(" ")[0] ?? "";
  const deeds = [...groupBy(answered, verb)].map(([name, same]) =>
    counted(words.settled?.[name] ?? `{0} × ${words.verbs[name] ?? name}`, same.length),
  );
  const told = formatList([...deeds, ...hitsOf(lines, answered, words.settled, counted)]);
  const back = answered.flatMap(({ events }) =>
    events.filter((e) => e.kind === "moved" && e.manner === "retreated"),
  ).length;
  return [told, back > 0 ? translate("since.back", back) : ""].filter((s) => s !== "").join("; ");
}

/** How many of the throws that followed these answers told what a game counts, such as hits. */
function hitsOf(
  lines: readonly LogLine[],
  answered: readonly LogLine[],
  patterns: Readonly<Record<string, string>> | undefined,
  counted: (pattern: string, n: number) => string,
): string[] {
  const hits = answered.flatMap((line) => {
    const next = lines[lines.indexOf(line) + 1];
    const threw = next?.by === "dice" ? next.events.find((e) => e.kind === "threw") : undefined;
    return threw?.result === "hit" || threw?.result === "double" ? [threw] : [];
  });
  return hits.length > 0 && patterns?.hits ? [counted(patterns.hits, hits.length)] : [];
}

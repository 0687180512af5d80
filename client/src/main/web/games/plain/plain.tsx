import { capitalize } from "../../i18n/translate";
import type { UnitDef } from "../../protocol/types";
import type { Band, Face } from "../../sheet/counter";
import { LayeredPrint } from "../../sheet/print";
import { symbolKind, unitSymbol } from "../../sheet/symbols";
import type { GameParts } from "../parts";

const BANDS: readonly Band[] = ["plain", "striped", "dotted", "barred", "checked", "chevron"];

/** A band for each nation, always the same one. */
function bandOf(nation: string): Band {
  const sum = [...nation].reduce((all, letter) => all * 31 + letter.charCodeAt(0), 7);
  return BANDS[Math.abs(sum) % BANDS.length] ?? "plain";
}

/** A counter of any game: its symbol by type, its nation's first letters, its factors. */
function face(unit: UnitDef): Face {
  const round = symbolKind(unit.type) === "leader";
  return {
    side: unit.side,
    band: bandOf(unit.nation),
    letters: round ? "" : capitalize(unit.nation).slice(0, 2),
    symbol: unitSymbol(unit.type),
    factors: unit.factors,
    ...(round ? { round } : {}),
    name: [unit.name, unit.factors.join(" ")].filter((s) => s !== "").join(", "),
    short: unit.name,
  };
}

const OPEN = new Set(["clear", "plain", "desert"]);

/** Names of sides and verbs as they stand in the data, for want of a game's own words. */
const asWritten: Record<string, string> = new Proxy(
  {},
  { get: (_, name) => (typeof name === "string" ? capitalize(name) : undefined) },
);

/** What the table needs of a game that has no folder of its own: all from its sheet and notation. */
export function plain(id: string, title: string): GameParts {
  return {
    id,
    map: {
      frame: ({ bounds: { x, y, width, height } }) => ({
        x: x - 26,
        y: y - 22,
        width: width + 52,
        height: height + 60,
      }),
      Print: LayeredPrint,
      Legend: () => null,
      terrain: (kind) => (OPEN.has(kind) ? "" : kind),
      deploying: () => true,
    },
    counters: { face },
    play: {
      verbs: { walk: [], done: [], battle: [], give: [], byShape: true },
      reaches: () => true,
      boardQueries: [],
      hides: () => false,
    },
    cards: {},
    log: {},
    lastTurn: () => 0,
    words: {
      place: title,
      sides: asWritten,
      sidesOf: asWritten,
      expects: {},
      verbs: asWritten,
      advice: {},
      results: {},
      lessons: {},
    },
  };
}

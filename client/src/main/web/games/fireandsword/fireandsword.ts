import type { GameParts } from "../parts";
import { casualties, isByTwenty } from "./battle/casualties";
import { isOfRound, roundsTold } from "./battle/fold";
import { foughtAt } from "./battle/outcome";
import { Stake } from "./battle/stake";
import { course } from "./course";
import { EXAMPLES } from "./examples";
import { currentUnit, exists, marked, sudanFace } from "./face";
import { SudanLegend } from "./map/legend";
import { SudanOver, SudanSigns } from "./map/over";
import { SudanPrint, sudanFrame } from "./map/print";
import { SCENES } from "./map/scene";
import { SudanRecord, SudanScore } from "./record";
import { campaignOf } from "./state";
import { SudanAside } from "./turn/aside";
import { isRisky } from "./turn/chances";
import { newsPlaces } from "./turn/dispatches";
import { News } from "./turn/news";
import { sortieSaid } from "./turn/sortie";
import { words } from "./words/words";

/** Steps in which a card of the campaign's own takes the place of the list of choices. */
const CARDED = new Set([
  "set-up",
  "landing",
  "call-off",
  "manner",
  "held",
  "toll",
  "confirm",
  "freed",
  "levy",
]);

/** What the campaign of the Sudan gives the table. */
export const fireandsword: GameParts = {
  id: "fireandsword",
  map: {
    frame: sudanFrame,
    Print: SudanPrint,
    scenes: SCENES,
    examples: EXAMPLES,
    Over: SudanOver,
    Signs: SudanSigns,
    Legend: SudanLegend,
    terrain: () => "",
    deploying: () => false,
    news: newsPlaces,
    fought: foughtAt,
  },
  counters: { face: sudanFace, current: currentUnit, shown: marked, exists },
  play: {
    verbs: {
      walk: [],
      done: [],
      battle: [],
      give: [],
      aside: ["lose", "split"],
      due: ["arrive"],
      formed: ["march", "steam"],
      free: ["split", "march", "steam", "sortie", "rail", "rejoin", "leave"],
      byShape: true,
      aims: isRisky,
      first: ["confirm"],
    },
    reaches: (verb) => verb === "march" || verb === "steam",
    boardQueries: [],
    hides: () => false,
    says: sortieSaid,
    takes: ({ verb, groups }) => (verb === "sortie" ? groups[0]?.[0] : undefined),
    atTables: { battles: "field" },
  },
  cards: {
    Aside: SudanAside,
    asks: (step, moving) => CARDED.has(step) || (step === "movement" && moving),
    Outcome: News,
    Stake,
    Record: SudanRecord,
    Score: SudanScore,
  },
  log: { cards: casualties, numbered: isByTwenty, folds: { line: isOfRound, told: roundsTold } },
  lastTurn: (sheet) => campaignOf(sheet).lastTurn,
  course,
  get words() {
    return words();
  },
};

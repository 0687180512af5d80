import type { GameParts } from "../parts";
import { BattleReturn } from "./battlereturn";
import { BattleBoard } from "./board";
import { casualties, isByTwenty } from "./casualties";
import { isRisky } from "./chances";
import { course } from "./course";
import { exists, marked, sudanFace, wornUnit } from "./face";
import { isOfRound, roundsTold } from "./fold";
import { SudanLegend } from "./legend";
import { SudanOver, SudanSigns } from "./over";
import { SudanPrint, sudanFrame } from "./print";
import { SudanRecord, SudanScore } from "./record";
import { sortieSaid } from "./sortie";
import { campaignOf, dutiesOf } from "./state";
import { words } from "./words/words";

/** Steps in which a card of the campaign's own takes the place of the list of choices. */
const CARDED = new Set([
  "set-up",
  "orders",
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
  frame: sudanFrame,
  Print: SudanPrint,
  Over: SudanOver,
  Signs: SudanSigns,
  Record: SudanRecord,
  Aside: BattleBoard,
  Outcome: BattleReturn,
  Score: SudanScore,
  asks: (step, moving) => CARDED.has(step) || (step === "movement" && moving),
  Legend: SudanLegend,
  face: sudanFace,
  worn: wornUnit,
  shown: marked,
  exists,
  says: sortieSaid,
  verbs: {
    walk: [],
    done: [],
    battle: [],
    give: [],
    aside: ["zones", "break-off", "lose", "split"],
    due: ["arrive"],
    formed: ["march", "steam"],
    free: ["split", "march", "steam", "sortie", "rail", "rejoin", "leave"],
    byShape: true,
    aims: isRisky,
    first: ["confirm"],
  },
  terrain: () => "",
  deploying: () => false,
  reaches: (verb) => verb === "march" || verb === "steam",
  looks: [],
  hides: () => false,
  cards: casualties,
  numbered: isByTwenty,
  folds: { line: isOfRound, told: roundsTold },
  ordered: ({ duties }) => dutiesOf(duties).orders?.side,
  lastTurn: (sheet) => campaignOf(sheet).lastTurn,
  course,
  get words() {
    return words();
  },
};

import type { GameParts } from "../parts";
import { course } from "./course";
import { EXAMPLES } from "./examples";
import { kasserineFace } from "./face";
import { KasserineNames, KasserinePrint, kasserineFrame } from "./print";
import { KasserineRecord, KasserineScore, lastTurn } from "./record";
import { SCENES } from "./scene";
import { words } from "./words/words";

/** What Kasserine gives the table. */
export const kasserine: GameParts = {
  id: "kasserine",
  map: {
    frame: kasserineFrame,
    Print: KasserinePrint,
    Names: KasserineNames,
    scenes: SCENES,
    examples: EXAMPLES,
    Legend: () => null,
    terrain: (kind) => (kind === "clear" ? "" : (words().grounds[kind] ?? kind)),
    deploying: () => false,
  },
  counters: { face: kasserineFace },
  play: {
    verbs: {
      walk: ["move", "enter", "to", "advance"],
      done: ["end", "stay"],
      refusals: ["stay"],
      battle: ["attack", "bombard"],
      give: ["deplete"],
      take: "move",
      go: "to",
      arrive: "enter",
      closes: "move",
      weigh: ["support"],
    },
    reaches: (verb) => verb === "move" || verb === "to",
    boardQueries: ["threat", "exposure"],
    hides: () => true,
  },
  cards: { Record: KasserineRecord, Score: KasserineScore },
  log: {},
  lastTurn,
  course,
  get words() {
    return words();
  },
};

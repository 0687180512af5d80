import type { GameParts } from "../parts";
import { course } from "./course";
import { EXAMPLES } from "./examples";
import { kassalaFace } from "./face";
import { KassalaLegend } from "./legend";
import { KassalaNames, KassalaPrint, kassalaFrame } from "./print";
import { SCENES } from "./scene";
import { words } from "./words/words";

/** What Kassala gives the table. */
export const kassala: GameParts = {
  id: "kassala",
  map: {
    frame: kassalaFrame,
    Print: KassalaPrint,
    Names: KassalaNames,
    scenes: SCENES,
    examples: EXAMPLES,
    Legend: KassalaLegend,
    terrain: (kind) => (kind === "udaka" || kind === "kassala" ? words().map[kind] : ""),
    named: (kind) => (kind === "udaka" || kind === "kassala" ? words().map[kind] : ""),
    deploying: (step) => step.startsWith("deploy"),
  },
  counters: { face: kassalaFace },
  play: {
    verbs: {
      walk: ["move", "advance", "deploy"],
      done: ["end", "stay"],
      refusals: ["stay"],
      battle: ["attack", "bombard"],
      give: ["lose"],
    },
    reaches: (verb) => verb === "move",
    boardQueries: ["threat", "exposure"],
    hides: () => false,
  },
  cards: { margin: "combat" },
  log: {},
  lastTurn: () => 10,
  course,
  get words() {
    return words();
  },
};

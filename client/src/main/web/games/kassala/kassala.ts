import type { GameParts } from "../parts";
import { course } from "./course";
import { kassalaFace } from "./face";
import { KassalaLegend } from "./legend";
import { KassalaPrint, kassalaFrame } from "./print";
import { words } from "./words/words";

/** What Kassala gives the table. */
export const kassala: GameParts = {
  id: "kassala",
  frame: kassalaFrame,
  Print: KassalaPrint,
  Legend: KassalaLegend,
  face: kassalaFace,
  verbs: {
    walk: ["move", "advance", "deploy"],
    done: ["end", "stay"],
    battle: ["attack", "bombard"],
    give: ["lose"],
  },
  terrain: (kind) => (kind === "udaka" || kind === "kassala" ? words().map[kind] : ""),
  deploying: (step) => step.startsWith("deploy"),
  reaches: (verb) => verb === "move",
  looks: ["threat", "exposure"],
  hides: () => false,
  lastTurn: () => 10,
  course,
  get words() {
    return words();
  },
};

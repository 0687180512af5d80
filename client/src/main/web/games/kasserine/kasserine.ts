import type { GameParts } from "../parts";
import { course } from "./course";
import { kasserineFace } from "./face";
import { KasserinePrint, kasserineFrame } from "./print";
import { KasserineRecord, lastTurn } from "./record";
import { words } from "./words/words";

/** What Kasserine gives the table. */
export const kasserine: GameParts = {
  id: "kasserine",
  frame: kasserineFrame,
  Print: KasserinePrint,
  Legend: () => null,
  Record: KasserineRecord,
  face: kasserineFace,
  verbs: {
    walk: ["move", "enter", "to", "advance"],
    done: ["end", "stay"],
    battle: ["attack", "bombard"],
    give: ["deplete"],
    take: "move",
    go: "to",
    arrive: "enter",
    weigh: ["support"],
  },
  terrain: (kind) => (kind === "clear" ? "" : kind),
  deploying: () => false,
  reaches: (verb) => verb === "move" || verb === "to",
  looks: ["threat", "exposure"],
  hides: () => true,
  lastTurn,
  course,
  get words() {
    return words();
  },
};

import type { UnitAt } from "../../protocol/types";
import { fieldFrame } from "../../sheet/paint/field/frame";
import type { GameParts } from "../parts";
import { AscariAside } from "./aside";
import { battle, course } from "./course";
import { EXAMPLES } from "./examples";
import { ascariFace, coloursIn } from "./face";
import { AscariLegend } from "./legend";
import { AscariAsh, AscariMarkers, lyingIn } from "./markers";
import { AscariNames, AscariPrint, called } from "./print";
import { AscariRecord, AscariScore } from "./record";
import { SCENES } from "./scene";
import { words } from "./words/words";

/** Conditions that lie on a counter as a marker, and what stands on the tab. */
const TABS: Record<string, string> = {
  moved: "M",
  combat: "C",
  retreat: "R",
  broken: "R2",
  fire: "F",
  opportunity: "O",
  rifle: "Ri",
  limbered: "Li",
  booty: "B",
  captives: "Ca",
  hidden: "?",
};

/** A counter's condition as the sheet shows it: its weaker side, its markers. */
function shown(now: UnitAt): UnitAt {
  const conditions = typeof now.is === "string" ? now.is.split(" ") : [];
  return {
    ...now,
    reduced: conditions.includes("reduced"),
    markers: conditions.flatMap((word) => TABS[word] ?? []),
  };
}

/** What Ascari gives the table. */
export const ascari: GameParts = {
  id: "ascari",
  map: {
    frame: fieldFrame,
    Print: AscariPrint,
    Names: AscariNames,
    titled: called,
    scenes: SCENES,
    examples: EXAMPLES,
    Over: AscariAsh,
    Signs: AscariMarkers,
    Legend: AscariLegend,
    terrain: (kind) => (kind === "clear" ? "" : (words().grounds[kind] ?? kind)),
    deploying: (step) => step === "deployment",
    lying: lyingIn,
  },
  counters: { face: ascariFace, shown, colours: coloursIn },
  play: {
    verbs: {
      walk: ["move", "deploy", "retreat", "fire"],
      done: ["end", "stop", "pass"],
      refusals: ["pass"],
      battle: [],
      give: [],
      along: "move",
      halts: { verb: "stop", waits: "objection.other-moves" },
      aim: "fire",
      first: ["historical"],
      idle: ["fire"],
    },
    reaches: (verb) => verb === "move",
    boardQueries: ["sight"],
    hides: () => false,
    tells: ["fire"],
    answers: { step: "window", pass: "pass" },
  },
  cards: { Aside: AscariAside, Record: AscariRecord, Score: AscariScore, opens: "log" },
  log: {},
  lastTurn: (sheet) => sheet.lastTurn ?? 0,
  course,
  battle,
  get words() {
    return words();
  },
};

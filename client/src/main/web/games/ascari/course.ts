import type { Course } from "../../lesson/lesson";

const MINE = { turn: 1, side: "defender" } as const;
const THEIRS = { turn: 1, side: "attacker", step: ["movement", "moving"] } as const;

/** The first Italian turn at First Agordat: set-up, a move with its officer, melee, fire, and the raiders' answer. */
export const course: Course = {
  scenario: "s1",
  mine: "defender",
  level: "recruit",
  lessons: [
    { id: "theirs" },
    {
      id: "setup",
      when: { step: ["deployment"], side: "defender" },
      until: { notStep: ["deployment"] },
    },
    {
      id: "pick",
      when: { ...MINE, step: ["movement"] },
      until: { picked: "I-3a" },
      spots: ["I-3a"],
    },
    {
      id: "move",
      when: { ...MINE, step: ["movement", "moving"] },
      until: { at: { "I-3a": "0506" } },
      spots: ["0506"],
    },
    {
      id: "melee",
      when: { ...MINE, step: ["moving"] },
      until: { thrown: true },
      spots: ["0806"],
    },
    // A melee may end in a retreat, and then all begins anew: what ends a lesson is said, not what does not.
    { id: "stop", when: { ...MINE, step: ["moving"] }, until: { step: ["movement", "fire"] } },
    { id: "sight", when: { ...MINE, step: ["movement"] } },
    {
      id: "end",
      when: { ...MINE, step: ["movement", "moving"] },
      until: { step: ["fire"] },
    },
    { id: "fire", when: { ...MINE, step: ["fire"] }, until: THEIRS },
    { id: "enemy", when: THEIRS },
    { id: "window", when: { turn: 1, step: ["window"] }, until: { turn: 2 } },
    { id: "farewell", when: { turn: 2 } },
  ],
};

const RANKS = { turn: 1, side: "defender", step: ["movement", "moving"] } as const;

/** A square in the Bayuda: set-up, ranks, fire, the first wave, and whether to stand or to march on. */
export const battle: Course = {
  scenario: "field",
  battle:
    "column wells 4711 12 commanded GCR:camel:veteran:8,HCR:camel:veteran:8,MCR:camel:veteran:8,NAV:machine-gun:veteran:1 S1:spears:36,R1:rifles:13,H1:horse:11",
  mine: "defender",
  level: "recruit",
  lessons: [
    { id: "wells" },
    {
      id: "square",
      when: { step: ["deployment"], side: "defender" },
      until: { notStep: ["deployment"] },
    },
    { id: "ranks", when: RANKS, until: { picked: "GCR-1" }, spots: ["GCR-1"] },
    { id: "gap", when: RANKS },
    { id: "camels", when: RANKS, spots: ["TR-1", "TR-2", "TR-3"] },
    { id: "stand", when: RANKS, until: { step: ["fire"] } },
    { id: "wave", when: { turn: 1, step: ["window"] } },
    { id: "wait", when: { turn: 1, step: ["window"] }, until: { turn: 2 } },
    { id: "choice", when: { turn: 2, side: "defender" } },
    { id: "second", when: { turn: 5 } },
    { id: "held", when: { step: ["over"] } },
  ],
};

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

import type { Course } from "../../lesson/lesson";

const MOVING = { turn: 1, side: "moslem", step: ["movement"] } as const;
const FIGHTING = { side: "moslem", step: ["combat"] } as const;

/** The Moslem's first turn: two units to Udaka, one battle, and what comes of it. */
export const course: Course = {
  scenario: "historical",
  mine: "moslem",
  level: "recruit",
  lessons: [
    { id: "welcome", when: MOVING },
    { id: "pick", when: MOVING, until: { picked: "TI" }, spots: ["TI"] },
    { id: "move", when: MOVING, until: { at: { TI: "0303" } }, spots: ["0303"] },
    { id: "stop", when: MOVING, spots: ["0303", "0304"] },
    { id: "cannon", when: MOVING, until: { refused: true }, spots: ["0302"] },
    { id: "second", when: MOVING, until: { at: { N3: "0204" } }, spots: ["N3", "0204"] },
    { id: "end", when: MOVING, until: { notStep: ["movement"] } },
    { id: "aim", when: { ...FIGHTING, thrown: false }, until: { aimed: "P1" }, spots: ["P1"] },
    { id: "odds", when: { ...FIGHTING, thrown: false }, until: { thrown: true } },
    {
      id: "losses",
      when: { side: "moslem", step: ["losses"] },
      until: { notStep: ["losses"], thrown: true },
    },
    {
      id: "advance",
      when: { side: "moslem", step: ["advance"] },
      until: { notStep: ["advance", "losses"], thrown: true },
    },
    { id: "more", when: { ...FIGHTING, thrown: true }, until: { side: "christian" } },
    { id: "enemy", when: { side: "christian" }, until: { turn: 2 } },
    { id: "farewell", when: { turn: 2 } },
  ],
};

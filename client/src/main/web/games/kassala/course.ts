import type { Course } from "../../lesson/lesson";

const MOVING = { turn: 1, side: "moslem", step: ["movement"] } as const;
const FIGHTING = { turn: 1, side: "moslem", step: ["combat"] } as const;

/** The Moslem's first turn: two units to Udaka, one battle, and what comes of it. From the throw on there are words for whoever is asked and whatever for, since nobody knows what the die will show. */
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
    { id: "losses", when: { turn: 1, side: "moslem", step: ["losses"] } },
    { id: "advance", when: { turn: 1, side: "moslem", step: ["advance"] } },
    {
      id: "more",
      when: { ...FIGHTING, thrown: true },
      until: { side: "christian", step: ["movement"] },
    },
    { id: "theirs", when: { turn: 1, side: "christian", step: ["losses", "advance"] } },
    { id: "enemy", when: { turn: 1, side: "christian" }, until: { turn: 2 } },
    { id: "farewell", when: { turn: 2 } },
  ],
};

import type { Course } from "../../lesson/lesson";

const POSTING = { step: ["set-up"] } as const;
const MOVING = { turn: 1, step: ["movement"] } as const;

/** The first turn of a campaign: garrisons, the rising, one march, the end of the turn. */
export const course: Course = {
  scenario: "fixed",
  mine: "anglo-egyptian",
  level: "regular",
  lessons: [
    { id: "welcome", when: POSTING },
    { id: "garrisons", when: POSTING, until: { at: { "8E": "WHALFA" } } },
    { id: "posted", when: POSTING, until: { notStep: ["set-up"] } },
    { id: "rising", when: MOVING },
    { id: "sieges", when: MOVING, spots: ["KHARTOUM"] },
    { id: "boat", when: MOVING, until: { picked: "BOR" }, spots: ["BOR"] },
    { id: "chances", when: MOVING, spots: ["GETEINA", "WADHAMED"] },
    { id: "end", when: MOVING, until: { notStep: ["movement"] } },
    { id: "landings", when: { turn: 1, step: ["landing"] }, until: { notStep: ["landing"] } },
    { id: "farewell", when: { turn: 2 } },
  ],
};

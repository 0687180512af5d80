import type { Course } from "../../lesson/lesson";

const OWN = { side: "axis" } as const;

/** The first morning at Sidi Bou Zid: arrivals, a battle, what comes of it, mobile movement. */
export const course: Course = {
  scenario: "sidi-bou-zid",
  mine: "axis",
  level: "recruit",
  lessons: [
    { id: "welcome", when: { turn: 1, ...OWN, step: ["movement"] } },
    {
      id: "enter",
      when: { turn: 1, ...OWN, step: ["movement"] },
      until: { step: ["going"] },
      spots: ["3919"],
    },
    {
      id: "go",
      when: { turn: 1, ...OWN, step: ["going"] },
      until: { notStep: ["going"] },
      spots: ["3919"],
    },
    {
      id: "others",
      when: { turn: 1, ...OWN, step: ["movement", "going"] },
      until: { notStep: ["movement", "going"] },
      spots: ["3918", "3919", "3920", "3726"],
    },
    {
      id: "aim",
      when: { ...OWN, step: ["combat"] },
      until: { notStep: ["combat"] },
    },
    { id: "support", when: { ...OWN, step: ["commitment"] }, until: { notStep: ["commitment"] } },
    { id: "losses", when: { ...OWN, step: ["losses"] }, until: { turn: 2 } },
    { id: "retreat", when: { ...OWN, step: ["retreats"] }, until: { turn: 2 } },
    { id: "advance", when: { ...OWN, step: ["advance"] }, until: { turn: 2 } },
    {
      id: "mobile",
      when: { ...OWN, step: ["mobile-movement", "going"] },
      until: { turn: 2 },
    },
    { id: "enemy", when: { side: "allies" }, until: { turn: 2 } },
    { id: "farewell", when: { turn: 2 } },
  ],
};

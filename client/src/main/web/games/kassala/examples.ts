import type { Example } from "../parts";

/** The examples of play, each in a position that the rules allow. */
export const EXAMPLES: readonly Example[] = [
  {
    rule: "V.A",
    about: "0302",
    breadth: 620,
    counters: [
      ["TI", "0301"],
      ["P1", "0304"],
    ],
    path: ["0301", "0302", "0303"],
  },
  {
    rule: "V.B",
    about: "0304",
    breadth: 620,
    counters: [
      ["TI", "0303"],
      ["ES", "0404"],
      ["N1", "0204"],
      ["P1", "0304"],
    ],
  },
  {
    rule: "V.C",
    about: "0603",
    breadth: 700,
    counters: [
      ["ES", "0502"],
      ["TI", "0602"],
      ["TC", "0702"],
      ["A1", "0803"],
      ["E1", "0603"],
      ["RES", "0703"],
    ],
  },
  {
    rule: "V.D",
    about: "0602",
    breadth: 620,
    counters: [
      ["MC1", "0601"],
      ["TI", "0602"],
      ["P1", "0702"],
      ["RES", "0603"],
    ],
  },
];

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
];

import type { Example } from "../parts";

/** The examples of play, each in a position that the rules allow. */
export const EXAMPLES: readonly Example[] = [
  {
    rule: "7.3",
    scenario: "historical",
    about: "3819",
    breadth: 620,
    counters: [
      ["AX02", "3919"],
      ["AX03", "3920"],
      ["AX05", "3818"],
      ["AL04", "3819"],
    ],
  },
  {
    rule: "7.7",
    scenario: "historical",
    about: "3720",
    breadth: 620,
    counters: [
      ["AX02", "3919"],
      ["AX03", "3920"],
      ["AX05", "3818"],
      ["AL04", "3819"],
    ],
    path: ["3819", "3720", "3620"],
  },
];

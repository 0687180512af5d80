import type { Example } from "../parts";

/** The examples of play, each in a position that the rules allow. */
export const EXAMPLES: readonly Example[] = [
  {
    rule: "4.5",
    scenario: "s2",
    about: "0909",
    breadth: 640,
    counters: [
      ["D-GJ1", "1008"],
      ["III-1", "0909"],
    ],
  },
  {
    rule: "5.2",
    scenario: "s2",
    about: "1009",
    breadth: 640,
    counters: [
      ["D-GJ2", "1009"],
      ["III-1", "0909"],
    ],
    path: ["0909", "1009"],
  },
];

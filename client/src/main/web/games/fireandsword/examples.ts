import type { Example } from "../parts";

/** The examples of play, each in a position that the rules allow. */
export const EXAMPLES: readonly Example[] = [
  {
    rule: "8.4",
    about: "SARRAS",
    breadth: 760,
    counters: [["8E", "WHALFA"]],
    path: ["WHALFA", "SARRAS", "AKASHA"],
    // nothing in revolt yet: the names of places lie over the stains
    position: {},
  },
];

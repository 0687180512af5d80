import type { Scene } from "../parts";

/** The pass on the nineteenth of February, and Sidi Bou Zid on the fourteenth. */
export const SCENES: readonly Scene[] = [
  {
    about: "1812",
    breadth: 860,
    counters: [
      ["AL11", "1711"],
      ["AL06", "1811"],
      ["AL09", "1610"],
      ["AX17", "1913"],
      ["AX18", "1912"],
      ["AX22", "2013"],
      ["AX13", "1914"],
    ],
  },
  {
    scenario: "sidi-bou-zid",
    about: "3720",
    breadth: 860,
    counters: [
      ["AL01", "3718"],
      ["AL04", "3620"],
      ["AL02", "3822"],
      ["AX02", "3819"],
      ["AX09", "3721"],
      ["AX07", "3722"],
    ],
  },
];

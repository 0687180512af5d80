import type { Scene } from "../parts";

/** The Turks cross the wadi at Udaka. */
export const SCENES: readonly Scene[] = [
  {
    about: "0304",
    breadth: 700,
    counters: [
      ["TI", "0302"],
      ["N1", "0203"],
      ["ES", "0402"],
      ["TC", "0502"],
      ["MC1", "0303"],
      ["P1", "0304"],
      ["P2", "0305"],
      ["P3", "0406"],
      ["CC1", "0506"],
    ],
  },
];

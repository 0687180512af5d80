import type { Scene } from "../../parts";

/** Khartoum holds out, the south in revolt round it, a column on its way over Abu Klea. */
export const SCENES: readonly Scene[] = [
  {
    about: "KHARTOUM",
    breadth: 900,
    counters: [
      ["GOR", "KHARTOUM"],
      ["GCR", "ABUKLEA"],
      ["RML", "KORTI"],
      ["BOR", "METEMMA"],
      ["1E", "BERBER"],
    ],
    position: {
      regions: {
        north: { status: "quiet", index: 3 },
        south: { status: "revolt", index: 8 },
        west: { status: "revolt", index: 10 },
        east: { status: "quiet", index: 4 },
      },
      towns: { SENNAR: { mahdist: true, supply: 0 } },
    },
  },
];

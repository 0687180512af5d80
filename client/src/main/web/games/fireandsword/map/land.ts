import { type Geometry, type Point, polyline } from "../../../sheet/geometry";

/** Degrees of longitude and latitude. */
export type Degrees = readonly [number, number];

/** Spaces far from any other, by which degrees are found in the drawing. */
const FIXED: readonly [string, Degrees][] = [
  ["ASWAN", [32.9, 24.09]],
  ["ELFASHER", [25.35, 13.63]],
  ["FASHODA", [32.12, 9.89]],
];

/** The coast of the Red Sea, from north to south. */
const COAST: readonly Degrees[] = [
  [35.3, 25.4],
  [35.6, 24.1],
  [35.5, 23.7],
  [36.1, 22.7],
  [36.9, 22.0],
  [37.2, 21.2],
  [37.15, 20.6],
  [37.35, 19.9],
  [37.6, 19.3],
  [38.0, 18.9],
  [38.35, 18.6],
  [38.6, 18.0],
  [38.85, 17.2],
  [39.3, 16.0],
  [39.75, 15.2],
  [40.4, 14.6],
];

/** A chain of hills along a line; its breadth to either side in degrees, its height in steps of hachures. */
export interface Ridge {
  line: readonly Degrees[];
  breadth: number;
  height: number;
}

/**
 * The relief of the country, after any atlas, so far as this small scale shows it. No rule knows it.
 */
export const RIDGES: readonly Ridge[] = [
  // The hills of the Red Sea, and what lies before them inland.
  {
    line: [
      [35.0, 24.6],
      [35.1, 23.6],
      [35.6, 22.6],
      [36.2, 21.6],
      [36.45, 20.7],
      [36.4, 19.7],
    ],
    breadth: 0.5,
    height: 2.4,
  },
  {
    line: [
      [37.0, 18.45],
      [37.25, 17.8],
      [37.7, 17.1],
      [38.1, 16.4],
      [38.5, 15.6],
    ],
    breadth: 0.42,
    height: 2.2,
  },
  {
    line: [
      [34.4, 22.6],
      [34.9, 21.6],
      [35.3, 20.8],
      [35.2, 20.0],
    ],
    breadth: 0.36,
    height: 1.5,
  },
  // Abyssinia.
  {
    line: [
      [38.9, 15.4],
      [38.5, 14.5],
      [37.9, 13.9],
      [37.75, 12.7],
      [37.2, 11.7],
      [36.3, 10.9],
      [35.4, 10.1],
    ],
    breadth: 0.75,
    height: 3.4,
  },
  {
    line: [
      [39.4, 14.6],
      [39.1, 13.2],
      [38.6, 11.9],
      [37.6, 10.6],
      [36.4, 9.5],
    ],
    breadth: 0.8,
    height: 3.4,
  },
  {
    line: [
      [34.5, 12.1],
      [34.8, 11.3],
      [34.5, 10.5],
    ],
    breadth: 0.3,
    height: 1.5,
  },
  {
    line: [
      [36.75, 15.7],
      [36.7, 15.1],
    ],
    breadth: 0.2,
    height: 1.5,
  },
  // Darfur: Jebel Marra, and the hills towards the desert.
  {
    line: [
      [24.35, 13.7],
      [24.5, 13.1],
      [24.4, 12.5],
      [24.15, 11.9],
    ],
    breadth: 0.42,
    height: 2.6,
  },
  {
    line: [
      [25.3, 14.7],
      [25.9, 14.9],
      [26.5, 15.4],
    ],
    breadth: 0.3,
    height: 1.6,
  },
  // Kordofan: the Nuba hills, and those of Kaja.
  {
    line: [
      [29.3, 11.9],
      [29.9, 11.5],
      [30.6, 11.4],
    ],
    breadth: 0.34,
    height: 1.8,
  },
  {
    line: [
      [30.3, 10.8],
      [30.9, 10.4],
    ],
    breadth: 0.34,
    height: 1.7,
  },
  {
    line: [
      [28.7, 14.3],
      [29.3, 14.6],
    ],
    breadth: 0.24,
    height: 1.4,
  },
  // The deserts of Nubia and Bayuda.
  {
    line: [
      [32.9, 21.9],
      [33.4, 21.7],
      [33.7, 21.3],
    ],
    breadth: 0.26,
    height: 1.4,
  },
  {
    line: [
      [32.0, 20.3],
      [32.5, 20.0],
    ],
    breadth: 0.26,
    height: 1.4,
  },
  {
    line: [
      [32.1, 17.75],
      [32.6, 17.85],
    ],
    breadth: 0.24,
    height: 1.4,
  },
  {
    line: [
      [29.6, 22.3],
      [29.3, 21.5],
      [29.2, 20.8],
    ],
    breadth: 0.3,
    height: 1.4,
  },
];

/** Names of the land: text, kind, where, turned by so many degrees. */
export const LAND: readonly {
  text: string;
  kind: "water" | "relief";
  at: Degrees;
  turn: number;
}[] = [
  { text: "Red Sea", kind: "water", at: [38.3, 20.6], turn: 62 },
  { text: "Nubian Desert", kind: "relief", at: [33.15, 20.75], turn: 0 },
  { text: "Bayuda", kind: "relief", at: [31.9, 17.3], turn: 0 },
  { text: "Libyan Desert", kind: "relief", at: [27.6, 19.4], turn: 0 },
  { text: "Darfur", kind: "relief", at: [26.3, 12.75], turn: 0 },
  { text: "Kordofan", kind: "relief", at: [28.3, 12.15], turn: 0 },
  { text: "El Gezira", kind: "relief", at: [32.95, 14.25], turn: -70 },
  { text: "Butana", kind: "relief", at: [34.5, 15.4], turn: 0 },
  { text: "Abyssinia", kind: "relief", at: [37.6, 11.2], turn: 0 },
  { text: "Sudd", kind: "relief", at: [31.0, 9.75], turn: 0 },
];

/** Spaces whose names stand beside them, since a river or a road runs on below. */
export const SIDES: Readonly<Record<string, "east" | "west">> = {
  ASWAN: "east",
  KOROSKO: "east",
  WHALFA: "east",
  SARRAS: "west",
  AKASHA: "west",
  KERMA: "west",
  DONGOLA: "west",
  MEROWE: "east",
  ABUHAMED: "east",
  BERBER: "west",
  ATBARA: "west",
  METEMMA: "east",
  WADHAMED: "west",
  KHARTOUM: "west",
  GETEINA: "west",
  ELDUEIM: "west",
  ABBA: "west",
  KOSTI: "east",
  JEBELEIN: "east",
  RENK: "east",
  FASHODA: "east",
  KAMLIN: "east",
  MEDANI: "east",
  SENNAR: "east",
  ADARAMA: "east",
  E1: "east",
  GOZREGEB: "west",
  KASSALA: "east",
  SUAKIN: "west",
  TOKAR: "west",
  TRINKITAT: "east",
  GEDAREF: "east",
};

/** Degrees in the drawing, by the spaces that lie where they truly are. */
export function projection(geo: Geometry): (at: Degrees) => Point {
  const known = FIXED.map(([id, degrees]) => ({ p: geo.centre(id), degrees }));
  const [north, west, south] = known;
  if (!north || !west || !south) return () => ({ x: 0, y: 0 });
  const high = (south.p.y - north.p.y) / (south.degrees[1] - north.degrees[1]);
  const wide = (north.p.x - west.p.x) / (north.degrees[0] - west.degrees[0]);
  return ([lon, lat]) => ({
    x: north.p.x + (lon - north.degrees[0]) * wide,
    y: north.p.y + (lat - north.degrees[1]) * high,
  });
}

/** The shore, and the sea as far as the frame and beyond. */
export function redSea(geo: Geometry, right: number): { shore: Point[]; sea: string } {
  const at = projection(geo);
  const shore = COAST.map(at);
  const [first, last] = [shore[0], shore.at(-1)];
  const far = Math.max(right, last?.x ?? 0) + 60;
  const sea = [...shore, { x: far, y: last?.y ?? 0 }, { x: far, y: first?.y ?? 0 }];
  return { shore, sea: polyline(sea, true) };
}

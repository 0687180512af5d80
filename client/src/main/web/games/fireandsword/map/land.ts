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

/** Names of the land: text, kind, where, turned by so many degrees. */
export const LAND: readonly {
  text: string;
  kind: "water" | "relief";
  at: Degrees;
  turn: number;
}[] = [
  { text: "Red Sea", kind: "water", at: [38.3, 20.6], turn: 62 },
  { text: "Nubian Desert", kind: "relief", at: [34.1, 21.1], turn: 0 },
  { text: "Bayuda Desert", kind: "relief", at: [32.4, 17.35], turn: -32 },
  { text: "Libyan Desert", kind: "relief", at: [28.2, 19.6], turn: 0 },
  { text: "Darfur", kind: "relief", at: [25.6, 12.9], turn: 0 },
  { text: "Kordofan", kind: "relief", at: [29.7, 12.25], turn: 0 },
  { text: "El Gezira", kind: "relief", at: [32.95, 14.25], turn: -70 },
  { text: "Butana", kind: "relief", at: [34.5, 15.4], turn: 0 },
  { text: "Abyssinia", kind: "relief", at: [37.2, 13.2], turn: 0 },
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

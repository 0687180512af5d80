import type {
  Area,
  HexDef,
  HexSide,
  Line,
  Network,
  Place,
  SheetData,
  SpaceDef,
  UnitDef,
} from "../protocol/types";
import { groupBy } from "./groupby";

/** Fields that some games give beside those of a sheet, or in another form. */
interface Raw extends Omit<Partial<SheetData>, "hexes" | "lines" | "spaces"> {
  hexes?: (HexDef & { marks?: string[] })[];
  lines?: (Line & { hexes?: Place[] })[];
  spaces?: (Partial<SpaceDef> & {
    id: Place;
    name?: string;
    lon?: number;
    lat?: number;
    as?: string;
    option?: string | null;
  })[];
  links?: { a: Place; b: Place; kind: string; option?: string | null }[];
  objectives?: Place[];
  /** By who may leave the map there. */
  exits?: Record<string, Place[]>;
  scenarios?: Record<string, Raw>;
}

/** Which of a game's maps is played on. */
export interface Played {
  scenario: string;
  options: Readonly<Record<string, unknown>>;
}

/** A sheet as it is drawn, from what the server tells: one scenario's map, every layer there. */
export function readSheet(given: unknown, played?: Played): SheetData {
  const raw = given as Raw;
  const { scenario = "", options = {} } = played ?? {};
  const own = raw.scenarios?.[scenario] ?? raw.maps?.[scenario];
  const all = { ...raw, ...own } as Raw;
  const isPlayed = ({ option }: { option?: string | null }) => !option || options[option] === true;
  const one: Raw = {
    ...all,
    spaces: (all.spaces ?? []).filter(isPlayed),
    links: (all.links ?? []).filter(isPlayed),
  };
  return {
    game: one.game ?? "",
    title: one.title ?? "",
    orientation: one.orientation ?? "flat",
    size: one.size ?? 1,
    hexes: one.hexes ?? [],
    sides: one.sides ?? [],
    lines: (one.lines ?? []).filter((line) => line.sides),
    water: one.water ?? [],
    spaces: spacesOf(one),
    networks: networksOf(one),
    names: one.names ?? [],
    areas: areasOf(one),
    ...(one.north === undefined ? {} : { north: one.north }),
    ...(one.scale === undefined ? {} : { scale: one.scale }),
    entries: one.entries ?? [],
    turns: one.turns ?? [],
    ...(one.lastTurn === undefined ? {} : { lastTurn: one.lastTurn }),
    ...(one.figures === undefined ? {} : { figures: one.figures }),
    units: (one.units ?? []).map((unit) => asPlayed(unit, options)),
    boxes: one.boxes ?? [],
  };
}

/** A unit with the factors of both its sides, as the options of its table have them. */
function asPlayed(unit: UnitDef, options: Readonly<Record<string, unknown>>): UnitDef {
  const { stands } = unit as { stands?: number };
  const factors = unit.factors ?? (stands === undefined ? [] : [String(stands)]);
  const keeps = unit.kept !== undefined && options[unit.kept] === true;
  return { ...unit, factors, ...(keeps ? { reduced: factors } : {}) };
}

/** Degrees of latitude and longitude become sheet units of which a space is about one across. */
const DEGREE = 2.6;

function spacesOf({ spaces = [] }: Raw): SpaceDef[] {
  const middle = spaces.reduce((sum, s) => sum + (s.lat ?? 0), 0) / Math.max(1, spaces.length);
  const narrow = Math.cos((middle * Math.PI) / 180);
  return spaces.map((s) => ({
    id: s.id,
    x: s.x ?? (s.lon ?? 0) * DEGREE * narrow,
    y: s.y ?? -(s.lat ?? 0) * DEGREE,
    kind: s.kind ?? s.as ?? "",
    label: s.label ?? s.name ?? s.id,
  }));
}

function networksOf({ networks = [], lines = [], links = [] }: Raw): Network[] {
  const drawn = lines.flatMap(({ kind, hexes = [] }) =>
    hexes.length > 1 ? [{ kind, links: pairs(hexes) }] : [],
  );
  const joined = [...groupBy(links, (l) => l.kind)].map(([kind, same]) => ({
    kind,
    links: same.map(({ a, b }): [Place, Place] => [a, b]),
  }));
  return [...networks, ...drawn, ...joined];
}

function pairs(places: readonly Place[]): [Place, Place][] {
  return places.slice(1).map((to, i) => [places[i] ?? to, to]);
}

function areasOf({ areas = [], hexes = [], objectives = [], exits = {} }: Raw): Area[] {
  const marked = hexes.flatMap((hex) => (hex.marks ?? []).map((kind) => ({ kind, hex: hex.id })));
  const byKind = [...groupBy(marked, (m) => m.kind)].map(([kind, same]) => ({
    kind,
    hexes: same.map((m) => m.hex),
  }));
  const goals = objectives.length > 0 ? [{ kind: "objective", hexes: objectives }] : [];
  const ways = Object.values(exits).flat();
  const out = ways.length > 0 ? [{ kind: "exit", hexes: ways }] : [];
  return [...areas, ...byKind, ...goals, ...out];
}

/** Sides of a sheet of a kind, those of relief taken from the levels of the hexes. */
export function slopes(
  hexes: readonly HexDef[],
  neighbours: (place: Place) => readonly Place[],
): HexSide[] {
  const level = new Map(hexes.map((h) => [h.id, h.level ?? 0]));
  return hexes.flatMap((high) =>
    neighbours(high.id)
      .filter((low) => (level.get(low) ?? 0) < (high.level ?? 0))
      .map((low) => ({ a: high.id, b: low, kind: "slope", low })),
  );
}

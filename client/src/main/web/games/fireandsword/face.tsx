import { formatPattern } from "../../i18n/translate";
import type { UnitAt, UnitDef, View } from "../../protocol/types";
import type { Band, Face } from "../../sheet/counter";
import { symbolKind, unitSymbol } from "../../sheet/symbols";
import type { SudanPosition } from "./state";
import { words } from "./words/words";

/** A band for each nation, so that colour never tells alone. */
const BANDS: Record<string, Band> = {
  egyptian: "striped",
  sudanese: "dotted",
  british: "plain",
  indian: "checked",
};

/** What a counter says of its unit: the number of a battalion, letters and number of a name. */
function letters(unit: UnitDef): string {
  const id = unit.id.replace(/\.2$/, "");
  const sudanese = /^([IVX]+)S$/.exec(id);
  return sudanese?.[1] ?? id.replace(/^ECC/, "CC").replace(/^LEV/, "LV").slice(0, 3);
}

/** A counter of the campaign: arm and short name above, stands below; commanders are round. */
export function sudanFace(unit: UnitDef): Face {
  const round = symbolKind(unit.type) === "leader";
  const [stands = "", state = ""] = unit.factors;
  const boat = unit.type === "gunboat";
  const name = round || boat ? unit.name : formatPattern(words().unit, [unit.name, stands]);
  return {
    side: "anglo-egyptian",
    band: BANDS[unit.nation] ?? "plain",
    letters: round ? "" : letters(unit),
    symbol: unitSymbol(unit.type),
    factors: round || boat ? [unit.id] : [stands],
    ...(round ? { round } : {}),
    name: state ? `${name}, ${state}` : name,
    short: unit.name,
  };
}

/** A unit with the stands that are left of it, and in words what state it is in. */
export function currentUnit(unit: UnitDef, now: UnitAt): UnitDef {
  const { grades, decide } = words();
  const word = String(now.grade ?? now.damage ?? "");
  const out = Number(now.out ?? 0);
  const state =
    out > 0 ? formatPattern(decide.out, [out]) : word === "none" ? "" : (grades[word] ?? word);
  return { ...unit, factors: [String(now.stands ?? ""), state] };
}

/** The counter of a unit as it is in a position. */
export function sudanNow(unit: UnitDef, position: SudanPosition): Face {
  const now = position.units[unit.id];
  return sudanFace(now ? currentUnit(unit, now) : unit);
}

/** A unit with marks of what cannot be read off its stands: damage, and wounds. */
export function marked(now: UnitAt): UnitAt {
  const mark = now.damage === "major" ? "!!" : now.damage === "minor" ? "!" : "";
  const markers = Number(now.out ?? 0) > 0 ? ["+"] : mark ? [mark] : [];
  return markers.length > 0 ? { ...now, markers } : now;
}

/** Whether a unit has been in the campaign: halves, levies and the third gunboat may never be. */
export function exists(unit: UnitDef, { position }: View): boolean {
  const half = String((position as { split?: unknown }).split ?? "");
  return !/\.2$|^LEV|^HER/.test(unit.id) || unit.id in position.units || unit.id === `${half}.2`;
}

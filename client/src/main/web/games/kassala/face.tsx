import { formatPattern } from "../../i18n/translate";
import type { UnitDef } from "../../protocol/types";
import type { Band, Face } from "../../sheet/counter";
import { unitSymbol } from "../../sheet/symbols";
import { words } from "./words/words";

/** Letters and band of each nation; the band tells nations apart without colour. */
const NATIONS: Record<string, { letters: string; band: Band }> = {
  nubian: { letters: "Nu", band: "dotted" },
  egyptian: { letters: "ES", band: "checked" },
  turkish: { letters: "Tu", band: "plain" },
  arab: { letters: "Ar", band: "striped" },
  mamluk: { letters: "Ma", band: "barred" },
  moslem: { letters: "", band: "chevron" },
  portuguese: { letters: "Po", band: "plain" },
  auxiliaries: { letters: "Px", band: "barred" },
  ethiopian: { letters: "Et", band: "striped" },
  galla: { letters: "GE", band: "checked" },
  native: { letters: "Na", band: "dotted" },
  christian: { letters: "", band: "chevron" },
};

const UNKNOWN: { letters: string; band: Band } = { letters: "", band: "plain" };

function nationOf(unit: UnitDef): { letters: string; band: Band } {
  const words = `${unit.nation} ${unit.printed ?? unit.name}`.toLowerCase().split(/[^a-z]+/);
  const found = ["auxiliaries", "galla", "native", ...words].find(
    (w) => words.includes(w) && NATIONS[w],
  );
  return (found && NATIONS[found]) || UNKNOWN;
}

/** Names that one unit alone bears, and that say what it is without its type. */
const OWN_NAME = /auxiliaries|reserve/i;

/** The unit's name with its type and, among several alike, its number. */
function shortName(unit: UnitDef): string {
  if (unit.printed !== undefined) return unit.name;
  if (OWN_NAME.test(unit.name)) return unit.name;
  const type = words().types[unit.type] ?? unit.type;
  const called = unit.name.toLowerCase().includes(type) ? unit.name : `${unit.name} ${type}`;
  const number = /\d+$/.exec(unit.id)?.[0];
  return number ? `${called} ${number}` : called;
}

/** A Kassala counter: symbol and nation above, strength and movement below. */
export function kassalaFace(unit: UnitDef): Face {
  const [strength = "", movement = ""] = unit.factors;
  const nation = nationOf(unit);
  const short = shortName(unit);
  return {
    side: unit.side,
    band: nation.band,
    letters: nation.letters,
    symbol: unitSymbol(unit.type),
    factors: [strength, movement],
    name: formatPattern(words().unit, [short, strength, movement]),
    short,
  };
}

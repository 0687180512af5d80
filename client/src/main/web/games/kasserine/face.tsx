import { formatPattern } from "../../i18n/translate";
import type { UnitDef } from "../../protocol/types";
import type { Band, Face } from "../../sheet/counter";
import { symbolOf } from "./symbols";
import { words } from "./words/words";

/** Bands of the nations, so that colour never tells alone. */
const BANDS: Record<string, Band> = {
  GE: "plain",
  IT: "striped",
  US: "plain",
  BR: "checked",
  FR: "barred",
};

/** A name longer than this ends before its first comma. */
const LONG = 40;

/** A unit's name as sentences have it, without what is only known beside it. */
function shortened(name: string): string {
  const plain = name.replace(/ \([^)]*\)/g, "");
  return plain.length > LONG ? (plain.split(/,| \/ /)[0] ?? plain) : plain;
}

/** A Kasserine counter: symbol and nation above; attack, defence and movement below. */
export function kasserineFace(unit: UnitDef): Face {
  const [attack = "", defence = "", movement = ""] = unit.factors;
  const { types, nations } = words();
  const type = types[unit.type] ?? unit.type;
  const short = shortened(unit.name);
  const called = `${nations[unit.nation] ?? unit.nation} ${type}`;
  return {
    side: unit.side,
    nation: unit.nation,
    band: BANDS[unit.nation] ?? "dotted",
    letters: unit.nation,
    symbol: () => symbolOf(unit.type),
    factors: [attack, defence, movement],
    name: formatPattern(words().unit, [short, attack, defence, movement, called]),
    short,
    full: unit.name,
  };
}

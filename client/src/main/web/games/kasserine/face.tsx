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

/** A Kasserine counter: symbol and nation above; attack, defence and movement below. */
export function kasserineFace(unit: UnitDef): Face {
  const [attack = "", defence = "", movement = ""] = unit.factors;
  const { types, nations } = words();
  const type = types[unit.type] ?? unit.type;
  const short = `${nations[unit.nation] ?? unit.nation} ${type} ${unit.id}`;
  return {
    side: unit.side,
    nation: unit.nation,
    band: BANDS[unit.nation] ?? "dotted",
    letters: unit.nation,
    symbol: () => symbolOf(unit.type),
    factors: [attack, defence, movement],
    name: formatPattern(words().unit, [short, attack, defence, movement, unit.name]),
    short,
  };
}

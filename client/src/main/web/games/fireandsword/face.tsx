import type { Band, Face } from "../../sheet/counter";
import { symbolKind, unitSymbol } from "../../sheet/symbols";
import type { UnitDef } from "../../wire/types";
import { filled } from "../../words/say";
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
  const [stands = ""] = unit.factors;
  const boat = unit.type === "gunboat";
  return {
    side: "anglo-egyptian",
    band: BANDS[unit.nation] ?? "plain",
    letters: round ? "" : letters(unit),
    symbol: unitSymbol(unit.type),
    factors: round || boat ? [unit.id] : [stands],
    ...(round ? { round } : {}),
    name: round || boat ? unit.name : filled(words().unit, [unit.name, stands]),
    short: unit.name,
  };
}

import { formatPattern } from "../../i18n/translate";
import type { SideId, UnitDef } from "../../protocol/types";
import type { Band, Face } from "../../sheet/counter";
import { type Drawing, unitSymbol } from "../../sheet/symbols";
import { words } from "./words/words";

/** What the sheet says of a counter beside what every game's does. */
interface AscariUnit extends UnitDef {
  organisation?: string;
}

export type People =
  | "italian"
  | "anglo-egyptian"
  | "bande"
  | "dervish"
  | "tigrean"
  | "galla"
  | "ethiopian";

/** The band of each people, so that colour never tells them apart alone. */
export const BANDS: Readonly<Record<People, Band>> = {
  italian: "plain",
  "anglo-egyptian": "plain",
  bande: "chevron",
  dervish: "dotted",
  tigrean: "checked",
  galla: "barred",
  ethiopian: "striped",
};

/** Chiefs of Tigre, and of the Wollo Galla. */
const TIGREANS = new Set(["Mangascia", "Agos", "Alula", "Haile Maryam"]);
const GALLA = new Set(["Mikael"]);

/** The people a counter belongs to: finer than the data, by its kind and its chief. */
export function peopleOf(unit: UnitDef): People {
  const { organisation = "" } = unit as AscariUnit;
  if (unit.type === "bande" || organisation === "Bande") return "bande";
  if (unit.nation === "italian") return "italian";
  if (unit.nation === "anglo-egyptian") return "anglo-egyptian";
  if (unit.nation === "dervish") return "dervish";
  if (TIGREANS.has(organisation)) return "tigrean";
  return GALLA.has(organisation) ? "galla" : "ethiopian";
}

/** Whose battle each is: who attacks, and who defends where it is not the Italians. */
const ATTACKERS: Readonly<Record<string, People>> = {
  s1: "dervish",
  s2: "dervish",
  s3: "tigrean",
  s4: "ethiopian",
  s5: "ethiopian",
  field: "dervish",
};
const DEFENDERS: Readonly<Record<string, People>> = { s5: "dervish", field: "anglo-egyptian" };

/** The class of a side's colours in one of the battles. */
export function coloursIn(side: SideId, scenario: string): string {
  const people = side === "attacker" ? ATTACKERS[scenario] : (DEFENDERS[scenario] ?? "italian");
  return people ? `nation-ascari-${people}` : "";
}

/** Symbols of the kinds that other games do not have. */
const OWN: Record<string, Drawing> = {
  rifle: () => (
    <path class="symbol-line" d="M-14 -9.5H14V9.5H-14ZM-14 -9.5L14 9.5M14 -9.5L-14 9.5" />
  ),
  spear: () => (
    <g>
      <path class="symbol-line" d="M-14 -9.5H14V9.5H-14Z" />
      <path class="symbol-line" d="M-9 7L9 -7M4 -7H9V-2" />
    </g>
  ),
  transport: () => <path class="symbol-line" d="M-14 -9.5H14V9.5H-14ZM-14 4.5H14" />,
  boat: () => (
    <g>
      <path class="symbol-line" d="M-14 2H14L10 9.5H-10ZM-6 2V-4H7V2" />
      <path class="symbol-line" d="M0 -4V-10" />
    </g>
  ),
  bande: () => <path class="symbol-line" d="M-14 -9.5H14V9.5H-14ZM-14 9.5L0 -9.5L14 9.5" />,
  squadron: () => (
    <g>
      <path class="symbol-line" d="M-14 -9.5H14V9.5H-14ZM-14 9.5L14 -9.5" />
      <path class="symbol-line" d="M-14 -9.5L14 9.5" stroke-dasharray="3 3" />
    </g>
  ),
};

/** A counter of Ascari: symbol and organisation above, strength and movement below. */
export function ascariFace(unit: UnitDef): Face {
  const { organisation = "" } = unit as AscariUnit;
  const people = peopleOf(unit);
  const { peoples, types } = words();
  const round = unit.type === "leader";
  const short = inFull(unit.name);
  return {
    side: unit.side,
    nation: `ascari-${people}`,
    band: BANDS[people],
    letters: round ? "" : lettersOf(organisation, people),
    symbol: OWN[unit.type] ?? unitSymbol(unit.type),
    factors: round ? unit.factors.slice(0, 2).map((f) => f.slice(1)) : unit.factors,
    ...(round ? { round, rides: true } : {}),
    name: formatPattern(round ? words().leader : words().unit, [
      short,
      peoples[people] ?? people,
      types[unit.type] ?? unit.type,
      unit.factors[0] ?? "",
      unit.factors[1] ?? "",
    ]),
    short,
  };
}

/** A name without abbreviations: "IV Btg, 1. Coy" as "1st Company, IV Battalion". */
export function inFull(name: string): string {
  const { company, abbreviated } = words();
  const [, battalion, number, more = ""] = /^(\S+) Btg, (\d+)\. Coy(.*)$/.exec(name) ?? [];
  if (battalion && number) return formatPattern(company, [number, battalion, more]);
  return name
    .split(/(\s|,)/)
    .map((word) => abbreviated[word] ?? word)
    .join("");
}

/** The battalion's number, the unit of a campaign, the rub's number, or the first letters of the chief. */
function lettersOf(organisation: string, people: People): string {
  if (people === "bande") return "Bd";
  if (organisation === "transport") return "";
  const [first = "", second = ""] = organisation.split(" ");
  if (people === "anglo-egyptian") return first.slice(0, 4);
  if (first === "Rub") return second;
  return people === "italian" && /^[IVX]+$/.test(first) ? first : first.slice(0, 2);
}

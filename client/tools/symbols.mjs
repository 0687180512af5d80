/**
 * Makes Kasserine's unit symbols out of milsymbol's drawing instructions: `npm run symbols`. The page
 * takes the file that this writes, so that neither players nor the build need milsymbol or Node.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ms from "milsymbol";

const FILE = new URL("../src/main/web/games/kasserine/sprite.ts", import.meta.url);
const PACKAGE = new URL("../node_modules/milsymbol/package.json", import.meta.url);

/** Types of units with their codes of MIL-STD-2525E: friends on land, whose frame is a box. */
const CODES = {
  armor: "13031000001205000000",
  "heavy-armor": "13031000001205000015",
  "mech-infantry": "13031000001211020000",
  "motor-infantry": "13031000001211040000",
  infantry: "13031000001211000000",
  recon: "13031000001213000000",
  motorcycle: "13031000001213000051",
  "anti-tank": "13031000001204000000",
  "tank-destroyer": "13031000001204010000",
  engineer: "13031000001407000000",
  commando: "13031000001220000000",
};

/** Whose track is filled in place of the code's letter H, which nobody could read on a counter. */
const FILLED = "heavy-armor";

/** From milsymbol's frame, 150 by 100 about (100, 100), to one of 31.5 by 21 about the origin. */
const SCALE = 0.21;
const MIDDLE = 100;

/** How far below their middle capitals stand, in sizes of their font. */
const BASELINE = 0.36;

/** Breadth to which the formatter keeps lines. */
const BREADTH = 100;

/** The file of symbols as milsymbol's drawings make it. */
export function source() {
  const { version, license } = JSON.parse(readFileSync(PACKAGE, "utf8"));
  return `// Made from milsymbol ${version} (${license}, Måns Beckman) by "npm run symbols"; not to be edited.

/** A unit symbol about the origin, 31.5 broad and 21 high. */
export interface UnitSymbol {
  /** Its code in MIL-STD-2525E. */
  code: string;
  /** What is drawn with ink round paper. */
  lines: string;
  /** What is filled with ink. */
  solid?: string;
  letters?: { text: string; y: number; size: number };
}

/** The symbols of Kasserine, by types of units. */
export const SPRITE: Readonly<Record<string, UnitSymbol>> = {
${Object.entries(CODES).map(entry).join("\n")}
};
`;
}

function entry([type, code]) {
  const name = /^\w+$/.test(type) ? type : `"${type}"`;
  return [`  ${name}: {`, ...symbol(type, code), "  },"].join("\n");
}

/** The lines of the file that tell one symbol. */
function symbol(type, code) {
  const drawing = new ms.Symbol(code, { fill: false, monoColor: "currentColor" });
  if (!drawing.isValid()) throw new Error(`milsymbol cannot draw ${code}, ${type}`);
  const parts = drawing.drawInstructions.flat(Infinity);
  const filled = type === FILLED ? parts.filter((part) => part.styleFill) : [];
  const letters = parts.find((part) => part.type === "text" && type !== FILLED);
  const lines = parts.filter((part) => part.type !== "text" && !filled.includes(part));
  return [
    property("code", `"${code}"`),
    property("lines", `"${lines.map(outline).join("")}"`),
    ...(filled.length ? [property("solid", `"${filled.map(outline).join("")}"`)] : []),
    ...(letters ? [property("letters", lettering(letters))] : []),
  ];
}

function property(name, value) {
  const line = `    ${name}: ${value},`;
  return line.length > BREADTH ? `    ${name}:\n      ${value},` : line;
}

function lettering({ text, x, y, fontsize }) {
  if (x !== MIDDLE) throw new Error(`${text} does not stand in the middle`);
  const foot = placed(y + fontsize * BASELINE);
  return `{ text: "${text}", y: ${foot}, size: ${scaled(fontsize)} }`;
}

/** The outline of a part, as the data of a path. */
function outline(part) {
  if (part.type === "circle") return circle(part);
  if (part.type === "path") return part.d.replace(/([a-z])([^a-z]*)/gi, step);
  throw new Error(`no outline of ${JSON.stringify(part)}`);
}

function circle({ cx, cy, r }) {
  const half = (breadth) => `a${scaled(r)} ${scaled(r)} 0 1 1 ${scaled(breadth)} 0`;
  return `M${placed(cx - r)} ${placed(cy)}${half(2 * r)}${half(-2 * r)}Z`;
}

/** One step of a path; both axes are placed alike, since the frame's middle is (100, 100). */
function step(whole, letter, numbers) {
  if (!/[mlhvcz]/i.test(letter)) throw new Error(`no reading of ${whole}`);
  const put = letter === letter.toLowerCase() ? scaled : placed;
  return letter + (numbers.match(/-?[\d.]+/g) ?? []).map((n) => put(Number(n))).join(" ");
}

/** A coordinate in our box. */
function placed(value) {
  return scaled(value - MIDDLE);
}

/** A length in our box. */
function scaled(value) {
  return Math.round(value * SCALE * 100) / 100;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(FILE, source());

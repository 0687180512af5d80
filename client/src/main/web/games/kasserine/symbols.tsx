/** Kinds of units of Kasserine, and the symbol of each, drawn in a box of 28 by 19. */
const BOX = "M-14 -9.5H14V9.5H-14Z";
const TRACK = "M-6 -4.6H6A4.6 4.6 0 0 1 6 4.6H-6A4.6 4.6 0 0 1 -6 -4.6Z";
const CROSS = "M-14 -9.5L14 9.5M14 -9.5L-14 9.5";
const SLASH = "M-14 9.5L14 -9.5";
const WHEELS =
  "M-8.4 12.4a1.9 1.9 0 1 0 .01 0ZM0 12.4a1.9 1.9 0 1 0 .01 0ZM8.4 12.4a1.9 1.9 0 1 0 .01 0Z";
const ANGLE = "M-14 9.5L0 -9.5L14 9.5";

const LINES: Record<string, string> = {
  armor: BOX + TRACK,
  "heavy-armor": `${BOX}${TRACK}M-14 6.6H14`,
  "mech-infantry": BOX + CROSS + TRACK,
  "motor-infantry": BOX + CROSS + WHEELS,
  infantry: BOX + CROSS,
  recon: BOX + SLASH,
  motorcycle: BOX + SLASH + WHEELS,
  "anti-tank": BOX + ANGLE,
  "tank-destroyer": BOX + ANGLE + TRACK,
  engineer: `${BOX}M-8.5 5.5V-3.5H8.5V5.5M0 -3.5V5.5`,
  commando: `${BOX}${CROSS}M-14 -9.5L-9 -14.5H9L14 -9.5`,
};

/** The symbols as one sprite, to be used by their names from anywhere in the page. */
export function Sprite() {
  return (
    <defs>
      {Object.entries(LINES).map(([kind, d]) => (
        <path key={kind} id={`kasserine-${kind}`} class="symbol-line" d={d} />
      ))}
    </defs>
  );
}

/** The symbol of a type of unit, out of the sprite. */
export function symbolOf(type: string) {
  return <use href={`#kasserine-${LINES[type] ? type : "infantry"}`} />;
}

/** The same as a drawing of its own, where there is no sprite. */
export function drawnSymbol(type: string) {
  return <path class="symbol-line" d={LINES[type] ?? BOX} />;
}

// Made from milsymbol 3.0.4 (MIT, Måns Beckman) by "npm run symbols"; not to be edited.

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
  armor: {
    code: "13031000001205000000",
    lines:
      "M-15.75 -10.5l31.5 0 0 21 -31.5 0zM5.25 -4.2C10.5 -4.2 10.5 4.2 5.25 4.2L-5.25 4.2C-10.5 4.2 -10.5 -4.2 -5.25 -4.2Z",
  },
  "heavy-armor": {
    code: "13031000001205000015",
    lines: "M-15.75 -10.5l31.5 0 0 21 -31.5 0z",
    solid: "M5.25 -4.2C10.5 -4.2 10.5 4.2 5.25 4.2L-5.25 4.2C-10.5 4.2 -10.5 -4.2 -5.25 -4.2Z",
  },
  "mech-infantry": {
    code: "13031000001211020000",
    lines:
      "M-15.75 -10.5l31.5 0 0 21 -31.5 0zM5.25 -4.2C10.5 -4.2 10.5 4.2 5.25 4.2L-5.25 4.2C-10.5 4.2 -10.5 -4.2 -5.25 -4.2ZM-15.75 -10.5L15.75 10.5M-15.75 10.5L15.75 -10.5",
  },
  "motor-infantry": {
    code: "13031000001211040000",
    lines:
      "M-15.75 -10.5l31.5 0 0 21 -31.5 0zM-15.75 -10.5L15.75 10.5M-15.75 10.5L15.75 -10.5M0 -10.5L0 10.5",
  },
  infantry: {
    code: "13031000001211000000",
    lines: "M-15.75 -10.5l31.5 0 0 21 -31.5 0zM-15.75 -10.5L15.75 10.5M-15.75 10.5L15.75 -10.5",
  },
  recon: {
    code: "13031000001213000000",
    lines: "M-15.75 -10.5l31.5 0 0 21 -31.5 0zM-15.75 10.5L15.75 -10.5",
  },
  motorcycle: {
    code: "13031000001213000051",
    lines:
      "M-15.75 -10.5l31.5 0 0 21 -31.5 0zM-15.75 10.5L15.75 -10.5M-6.72 6.3a1.47 1.47 0 1 1 2.94 0a1.47 1.47 0 1 1 -2.94 0ZM-1.47 6.3a1.47 1.47 0 1 1 2.94 0a1.47 1.47 0 1 1 -2.94 0ZM3.78 6.3a1.47 1.47 0 1 1 2.94 0a1.47 1.47 0 1 1 -2.94 0Z",
  },
  "anti-tank": {
    code: "13031000001204000000",
    lines: "M-15.75 -10.5l31.5 0 0 21 -31.5 0zM-15.75 10.5L0 -10.08 15.75 10.5",
  },
  "tank-destroyer": {
    code: "13031000001204010000",
    lines:
      "M-15.75 -10.5l31.5 0 0 21 -31.5 0zM5.25 -4.2C10.5 -4.2 10.5 4.2 5.25 4.2L-5.25 4.2C-10.5 4.2 -10.5 -4.2 -5.25 -4.2ZM-15.75 10.5L0 -10.08 15.75 10.5",
  },
  engineer: {
    code: "13031000001407000000",
    lines: "M-15.75 -10.5l31.5 0 0 21 -31.5 0zM-8.4 3.78V-3.57h16.8v7.35M0 -3.57V2.1",
  },
  commando: {
    code: "13031000001220000000",
    lines: "M-15.75 -10.5l31.5 0 0 21 -31.5 0z",
    letters: { text: "RGR", y: 3.58, size: 8.19 },
  },
};

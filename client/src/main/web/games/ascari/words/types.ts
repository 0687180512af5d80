import type { PartWords } from "../../parts";

/** What Ascari says in the frame. */
export interface AscariWords extends PartWords {
  types: Record<string, string>;
  peoples: Record<string, string>;
  /** The peoples by themselves, as the key of the map names them. */
  nations: Record<string, string>;
  grounds: Record<string, string>;
  /** Names on the maps that are said otherwise here than in the survey's own tongue. */
  named: Record<string, string>;
  /** A combat unit: name, people, kind, strength, movement. */
  unit: string;
  /** A leader: name, people. */
  leader: string;
  /** A company of a battalion in full: its number, the battalion, what else is known. */
  company: string;
  /** Abbreviations in names, in full. */
  abbreviated: Record<string, string>;
  /** How far off something is, by the number of hexes. */
  off: string;
  legend: Record<
    | "slope"
    | "level"
    | "khor"
    | "trees"
    | "village"
    | "fort"
    | "path"
    | "exit"
    | "markers"
    | "lying"
    | "ash",
    string
  >;
  /** What lies in a hex, with its number. */
  lying: Record<"rifles" | "guns" | "burnt", string>;
  fire: Record<
    | "title"
    | "by"
    | "target"
    | "pick"
    | "none"
    | "shot"
    | "at"
    | "double"
    | "leaders"
    | "shoot"
    | "shootAt"
    | "modifiers"
    | "more"
    | "seldom",
    string
  >;
  melee: Record<"title" | "dice" | "of" | "lost" | "won", string>;
  points: Record<
    | "title"
    | "none"
    | "even"
    | "leads"
    | "over"
    | "evenOver"
    | "wins"
    | "draw"
    | "win"
    | "graded"
    | "drawn"
    | "margin"
    | "away"
    | "now"
    | "least"
    | "most"
    | "range",
    string
  > & {
    /** What is counted, with its number. */
    items: Record<string, string>;
  };
  /** What decides a battle on the field. */
  field: Record<
    | "title"
    | "stands"
    | "takes"
    | "passes"
    | "dawn"
    | "wave"
    | "steps"
    | "had"
    | "lost"
    | "end"
    | "hull"
    | "objectives"
    | "held"
    | "transport"
    | "west"
    | "east",
    string
  >;
  sight: Record<
    | "title"
    | "point"
    | "seen"
    | "hidden"
    | "press"
    | "sees"
    | "not"
    | "far"
    | "level"
    | "occupied"
    | "blocks"
    | "danger"
    | "safe"
    | "shot"
    | "stop",
    string
  > & { by: Record<string, string> };
  /** Parts of the sums of fire and melee. */
  parts: Record<string, string>;
}

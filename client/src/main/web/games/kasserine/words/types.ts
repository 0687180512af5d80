import type { PartWords } from "../../parts";

/** What Kasserine says in the frame. */
export interface KasserineWords extends PartWords {
  /** The grounds of hexes, by their names in the map's data. */
  grounds: Record<string, string>;
  /** Names on the map that are said otherwise than it is printed. */
  named: Record<string, string>;
  types: Record<string, string>;
  nations: Record<string, string>;
  /** What stands in the corner of the map. */
  cartouche: { title: string; date: string };
  /** A counter: short name, attack, defence, movement, historical name. */
  unit: string;
  legend: Record<
    | "broken"
    | "rough"
    | "road"
    | "trail"
    | "wadi"
    | "mines"
    | "box"
    | "objective"
    | "supply"
    | "entry",
    string
  >;
  record: Record<
    | "objectives"
    | "suspended"
    | "captured"
    | "uncaptured"
    | "goal"
    | "support"
    | "hidden"
    | "spent"
    | "pool"
    | "draws"
    | "drawsLess"
    | "none"
    | "coming"
    | "now"
    | "since"
    | "from"
    | "after"
    | "gone"
    | "turns"
    | "signs"
    | "markers",
    string
  >;
  /** Objectives that are no towns, by their hexes. */
  objectives: Record<string, string>;
  /** What brings reinforcements, by the event's name. */
  events: Record<string, string>;
  /** Months as dates have them, where the server's English is not to be shown. */
  date: (date: string) => string;
}

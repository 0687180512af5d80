import type { PartWords } from "../../parts";

/** What Kassala says in the frame. */
export interface KassalaWords extends PartWords {
  types: Record<string, string>;
  /** A counter: name, strength, movement. */
  unit: string;
  /** Names printed on the map. */
  map: Record<"river" | "lake" | "scale" | "udaka" | "kassala", string>;
  legend: Record<"wadi" | "trench" | "town" | "symbols", string>;
}

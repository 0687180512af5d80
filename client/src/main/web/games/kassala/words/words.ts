import { type Language, language } from "../../../i18n/translate";
import type { PartWords } from "../../parts";
import { en } from "./en";
import { it } from "./it";

/** What Kassala says in the frame. */
export interface KassalaWords extends PartWords {
  types: Record<string, string>;
  /** A counter: name, strength, movement. */
  unit: string;
  /** Names of units, where they are not as the server writes them. */
  names: Record<string, string>;
  /** Names printed on the map. */
  map: Record<"river" | "lake" | "scale" | "udaka" | "kassala", string>;
  legend: Record<"wadi" | "trench" | "town" | "symbols", string>;
}

const WORDS: Record<Language, KassalaWords> = { en, it };

/** Kassala's words in the language of the page. */
export function words(): KassalaWords {
  return WORDS[language()];
}

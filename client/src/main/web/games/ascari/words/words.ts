import { formatPattern, inLanguage, type Language } from "../../../i18n/translate";
import { en } from "./en";
import { it } from "./it";
import type { AscariWords } from "./types";

const WORDS: Record<Language, AscariWords> = { en, it };

/** Ascari's words in the language of the page. */
export function words(): AscariWords {
  return inLanguage(WORDS);
}

/** A distance in words: "1 hex off". */
export function hexesOff(hexes: number): string {
  return formatPattern(words().off, [hexes]);
}

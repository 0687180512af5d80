import { inLanguage, type Language } from "../../../i18n/translate";
import { en } from "./en";
import { it } from "./it";
import type { KassalaWords } from "./types";

const WORDS: Record<Language, KassalaWords> = { en, it };

/** Kassala's words in the language of the page. */
export function words(): KassalaWords {
  return inLanguage(WORDS);
}

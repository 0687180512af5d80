import { formatPattern, inLanguage } from "../../../i18n/translate";
import { type AnalysisWords, en } from "./en";
import { it } from "./it";

const WORDS = { en, it } as const;

/** One of the analysis' words in the page's language. */
export function say(key: keyof AnalysisWords, ...args: (string | number)[]): string {
  return formatPattern(inLanguage(WORDS)[key], args);
}

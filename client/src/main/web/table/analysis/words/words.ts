import { formatPattern, inLanguages } from "../../../i18n/translate";
import { type AnalysisWords, en } from "./en";

const words = inLanguages<AnalysisWords>(en, (code) => import(`./languages/${code}.ts`));

/** One of the analysis' words in the page's language. */
export function say(key: keyof AnalysisWords, ...args: (string | number)[]): string {
  return formatPattern(words()[key], args);
}

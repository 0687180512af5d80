import { Store } from "../state/store";
import { en, type WordKey } from "./en";
import { it } from "./it";
import { formatMessage } from "./message";
import { accented, PSEUDO } from "./pseudo";

export type { WordKey } from "./en";
export { capitalize } from "./sentence";

/** A language that the page can speak. */
export type Language = "en" | "it";

/** Every language by its own name. */
export const LANGUAGES: Readonly<Record<Language, string>> = { en: "English", it: "Italiano" };

/** A language of people, or the one that shows what is not translated. */
type Spoken = Language | typeof PSEUDO;

const WORDS: Readonly<Record<Language, Readonly<Record<WordKey, string>>>> = { en, it };

/** The language that the page speaks now. */
export const languageStore = new Store<{ language: Spoken }>({ language: "en" });

/** The first of the wanted languages that the page can speak, English if it can speak none. */
export function preferredLanguage(wanted: readonly string[]): Spoken {
  if (wanted[0] === PSEUDO) return PSEUDO;
  const codes = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  const found = codes.find((code) => code in LANGUAGES);
  return (found as Language | undefined) ?? "en";
}

export function language(): Spoken {
  return languageStore.value.language;
}

/** Of words in every language those that the page speaks now. */
export function inLanguage<T>(words: Readonly<Record<Language, T>>): T {
  const spoken = language();
  return spoken === PSEUDO ? accented(words.en) : words[spoken];
}

/** What the server said in the language of the page: it does not speak the one of `PSEUDO`. */
export function asSpoken<T>(words: T): T {
  return language() === PSEUDO ? accented(words) : words;
}

/** A pattern of the page's language with its arguments in order, told as they are. */
export function formatPattern(pattern: string, args: readonly (string | number)[]): string {
  return formatMessage(
    pattern,
    args.map((word) => ({ word, told: word })),
    language(),
  );
}

/** A word or sentence of the frame. */
export function translate(key: WordKey, ...args: (string | number)[]): string {
  return formatPattern(inLanguage(WORDS)[key], args);
}

/** Several names in a row: "one, two and three". */
export function formatList(names: readonly string[]): string {
  return new Intl.ListFormat(language(), { style: "long", type: "conjunction" }).format(names);
}

/** A chance as a whole percentage. */
export function formatPercent(share: number): string {
  const style = { style: "percent", maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(language(), style).format(share);
}

/** Odds or a column as printed: "3-1" is a ratio, "-3..-2" are differentials. */
export function formatOdds(column: string): string {
  if (/^\d+-\d+$/.test(column)) return column.replace("-", "–");
  return column.replaceAll("-", "−").replace("..", "…");
}

/** A moment of time, in short. */
export function formatDateTime(millis: number): string {
  const style = { dateStyle: "short", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat(language(), style).format(millis);
}

/** The spans in which one tells how long ago something was, in milliseconds. */
const SPANS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** How long ago a moment was: "3 minutes ago". */
export function formatAge(then: number, now: number): string {
  const passed = now - then;
  const [unit, length] = SPANS.find(([, span]) => passed >= span) ?? [];
  if (unit === undefined || length === undefined) return translate("age.now");
  const style = { numeric: "always" } as const;
  return new Intl.RelativeTimeFormat(language(), style).format(-Math.floor(passed / length), unit);
}

/** A number with its unit, in short: "15 min". */
export function formatUnit(number: number, unit: "hour" | "minute" | "second"): string {
  const style = { style: "unit", unit, unitDisplay: "short" } as const;
  return new Intl.NumberFormat(language(), style).format(number);
}

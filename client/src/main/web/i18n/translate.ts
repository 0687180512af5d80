import { Observed } from "../state/store";
import { en } from "./en";
import { it } from "./it";
import { phrase } from "./message";

export { capital } from "./sentence";

/** A language that the page can speak. */
export type Language = "en" | "it";

export type WordKey = keyof typeof en;

/** Every language by its own name. */
export const LANGUAGES: Readonly<Record<Language, string>> = { en: "English", it: "Italiano" };

const WORDS: Readonly<Record<Language, Readonly<Record<WordKey, string>>>> = { en, it };

/** The language that the page speaks now. */
export const tongue = new Observed<{ language: Language }>({ language: "en" });

/** The first of the wanted languages that the page can speak, English if it can speak none. */
export function understood(wanted: readonly string[]): Language {
  const codes = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  const found = codes.find((code) => code in LANGUAGES);
  return (found as Language | undefined) ?? "en";
}

export function language(): Language {
  return tongue.value.language;
}

/** A pattern of the page's language with its arguments in order, told as they are. */
export function filled(pattern: string, args: readonly (string | number)[]): string {
  return phrase(
    pattern,
    args.map((word) => ({ word, told: word })),
    language(),
  );
}

/** A word or sentence of the frame. */
export function say(key: WordKey, ...args: (string | number)[]): string {
  return filled(WORDS[language()][key], args);
}

/** Several names in a row: "one, two and three". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language(), { style: "long", type: "conjunction" }).format(names);
}

/** A chance as a whole percentage. */
export function percent(share: number): string {
  const style = { style: "percent", maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(language(), style).format(share);
}

/** Odds or a column as printed: "3-1" is a ratio, "-3..-2" are differentials. */
export function signed(column: string): string {
  if (/^\d+-\d+$/.test(column)) return column.replace("-", "–");
  return column.replaceAll("-", "−").replace("..", "…");
}

/** A moment of time, in short. */
export function moment(millis: number): string {
  const style = { dateStyle: "short", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat(language(), style).format(millis);
}

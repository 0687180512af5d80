import { Observed } from "../table/observed";
import { en } from "./en";
import { it } from "./it";

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

/** Placeholders {0}, {1} filled in order. */
export function filled(sentence: string, args: readonly (string | number)[]): string {
  return sentence.replace(/\{(\d+)\}/g, (whole, n: string) => String(args[Number(n)] ?? whole));
}

/** A word or sentence of the frame. */
export function say(key: WordKey, ...args: (string | number)[]): string {
  return filled(WORDS[language()][key], args);
}

/** A number of things: the key's forms `.one` and `.other`, as the language counts. */
export function count(key: string, n: number, ...more: (string | number)[]): string {
  const words: Readonly<Record<string, string>> = WORDS[language()];
  const form = new Intl.PluralRules(language()).select(n);
  const sentence = words[`${key}.${form}`] ?? words[`${key}.other`] ?? key;
  return filled(sentence, [new Intl.NumberFormat(language()).format(n), ...more]);
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

/** A sentence or name with a capital at its beginning. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

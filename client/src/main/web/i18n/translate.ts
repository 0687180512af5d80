import { TRANSLATIONS } from "languages-there";
import { Store } from "../state/store";
import { en, type WordKey } from "./en";
import { formatMessage } from "./message";
import { accented, PSEUDO } from "./pseudo";
import { capitalize, opensSentence } from "./sentence";

export type { WordKey } from "./en";
export { capitalize };

/** The codes of all languages that the page can speak: English, and each that has a file. */
export const LANGUAGES: readonly string[] = ["en", ...TRANSLATIONS];

/** The language that the page speaks now, by its code. */
export const languageStore = new Store<{ language: string }>({ language: "en" });

/** The first of the wanted languages that the page can speak, English if it can speak none. */
export function preferredLanguage(wanted: readonly string[]): string {
  if (wanted[0] === PSEUDO) return PSEUDO;
  const codes = wanted.map((tag) => tag.split("-")[0]?.toLowerCase() ?? "");
  return codes.find((code) => LANGUAGES.includes(code)) ?? "en";
}

export function language(): string {
  return languageStore.value.language;
}

/** A language by its own name. */
export function languageName(code: string): string {
  return capitalize(new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code);
}

/** How each part of the page reads its words in a language. */
const readers: ((code: string) => Promise<void>)[] = [];

/** The language whose words are read, and which is spoken once they are there. */
let wanted = "en";

/**
 * Words of a part of the page in the language that it speaks: English, and a file for each other
 * language, read when that is wanted. What has no file is said in English.
 */
export function inLanguages<T>(english: T, read: (code: string) => Promise<{ words: T }>): () => T {
  const known = new Map<string, T>([["en", english]]);
  readers.push(async (code) => {
    if (known.has(code) || !LANGUAGES.includes(code)) return;
    const found = await read(code).catch(() => undefined);
    if (found) known.set(code, found.words);
  });
  return () => {
    const spoken = language();
    return spoken === PSEUDO ? accented(english) : (known.get(spoken) ?? english);
  };
}

/** Reads what the parts that have been loaded say in the language that is wanted. */
export async function readWords(): Promise<void> {
  await Promise.all(readers.map((read) => read(wanted)));
}

/** Speaks a language as soon as its words are there. */
export async function speak(code: string): Promise<void> {
  wanted = code;
  await readWords();
  if (wanted === code && language() !== code) languageStore.set({ language: code });
}

const frame = inLanguages<Readonly<Record<WordKey, string>>>(
  en,
  (code) => import(`./languages/${code}.ts`),
);

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
  const pattern = frame()[key];
  const told = formatPattern(pattern, args);
  return opensSentence(pattern) ? capitalize(told) : told;
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

/** A figure with so many decimals, as the language writes them. */
export function formatDecimal(figure: number, digits: number): string {
  const style = { minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(language(), style).format(figure);
}

/** Odds or a column as printed: "3-1" is a ratio, "-3..-2" are differentials. */
export function formatOdds(column: string): string {
  if (/^\d+-\d+$/.test(column)) return column.replace("-", "–");
  return column.replaceAll("-", "−").replace("..", "…");
}

/** A modifier with its sign: "+1", "−2"; "+0" for none. */
export function formatSigned(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** A moment of time, in short. */
export function formatDateTime(millis: number): string {
  const style = { dateStyle: "short", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat(locale(), style).format(millis);
}

/** A day, in short. */
export function formatDay(millis: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "short" }).format(millis);
}

/** The language as it is spoken where the browser is: days come before months in most of the world. */
function locale(): string {
  const wanted = globalThis.navigator?.languages ?? [];
  return wanted.find((one) => one.split("-")[0] === language()) ?? language();
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

import { preferredLanguage, speak, language as spokenNow } from "../i18n/translate";
import { Store } from "../state/store";

/** What a person may set for all tables in this browser. */
export interface Settings {
  /** The code of a language, or "auto" for the first that the browser asks for. */
  language: string;
  theme: "auto" | "light" | "dark";
  motion: "auto" | "on" | "off";
  sound: boolean;
  /** How fast counters move, and what others do is told. */
  speed: "slow" | "usual" | "fast";
  /** When the numbers of hexes are shown. */
  numbers: "near" | "named" | "always";
  /** How large counters are on the map. */
  counters: "small" | "usual" | "large";
  /** When it is asked once more whether a phase ends. */
  confirm: "idle" | "always" | "never";
  /** Whether it is asked before a move that keeps out whoever could still come in. */
  closing: boolean;
  /** Whether a choice is made by itself where there is only one. */
  only: boolean;
  /** Whether the browser tells when it is one's turn, while the page is not seen. */
  notices: boolean;
  /** How many times as fast as usual the past is played again. */
  replay: number;
  /** Seconds after which one who is asked for a reaction lets it pass; 0 for never. */
  answer: number;
  /** When the map is covered between two people at one screen. */
  curtain: "hidden" | "always";
}

const KEY = "zeriba.settings";

const USUAL: Settings = {
  language: "auto",
  theme: "auto",
  motion: "auto",
  sound: false,
  speed: "usual",
  numbers: "near",
  counters: "usual",
  confirm: "idle",
  closing: true,
  only: true,
  notices: false,
  replay: 1,
  answer: 0,
  curtain: "hidden",
};

/** Kept settings, completed by the usual ones where they are missing or not readable. */
export function read(kept: string | null): Settings {
  try {
    const given: unknown = JSON.parse(kept ?? "{}");
    return { ...USUAL, ...(given as Partial<Settings>) };
  } catch {
    return USUAL;
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The settings of this browser. */
export const settings = new Store<Settings>(read(kept()));

/** Changes settings, keeps them, and puts them into effect. */
export function change(part: Partial<Settings>): void {
  settings.set(part);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // Without storage they hold until the page is left.
  }
  void apply();
}

/**
 * Puts the settings into effect: the colours, whether things move, and the language as soon as its
 * words are there.
 */
export async function apply(): Promise<void> {
  const { language, theme, motion, numbers, counters } = settings.value;
  const spoken = language === "auto" ? preferredLanguage(navigator.languages) : language;
  document.documentElement.dataset.numbers = numbers;
  document.documentElement.dataset.counters = counters;
  document.documentElement.style.colorScheme = theme === "auto" ? "" : theme;
  decide("prefers-color-scheme", theme === "auto" ? undefined : theme);
  const wanted = motion === "on" ? "no-preference" : "reduce";
  decide("prefers-reduced-motion", motion === "auto" ? undefined : wanted);
  await speak(spoken);
  document.documentElement.lang = spokenNow();
}

const PACES: Readonly<Record<Settings["speed"], number>> = { slow: 0.5, usual: 1, fast: 2.5 };

/** How many times as fast as usual things move and are told. */
export function pace(): number {
  return PACES[settings.value.speed];
}

/** Whether motion is unwanted. */
export function still(): boolean {
  const { motion } = settings.value;
  if (motion !== "auto") return motion === "off";
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether the page is dark now. */
export function dark(): boolean {
  const { theme } = settings.value;
  if (theme !== "auto") return theme === "dark";
  return window.matchMedia("(prefers-color-scheme: dark)").matches;
}

const written = new WeakMap<CSSMediaRule, string>();

/**
 * Lets the person's word count in style rules that ask for a preference of the system. Rules are
 * written for one value; `value` undefined leaves the question to the system again.
 */
function decide(feature: string, value: string | undefined): void {
  for (const rule of mediaRules()) {
    const text = written.get(rule) ?? rule.media.mediaText;
    const asked = new RegExp(`\\(${feature}: ([a-z-]+)\\)`).exec(text)?.[1];
    if (asked === undefined) continue;
    written.set(rule, text);
    const decided = asked === value ? "all" : "not all";
    rule.media.mediaText = value === undefined ? text : decided;
  }
}

function mediaRules(): CSSMediaRule[] {
  return [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter((rule) => rule instanceof CSSMediaRule),
  );
}

/** Words of the server: refusals, rules and sentences. */

import type { Place } from "./sheet";

export interface ErrorData {
  rule?: string;
  reason?: string;
  /** The key of the reason's sentence, and what stands in it. */
  key?: string;
  args?: string[];
  places?: Place[];
}

export interface WireError {
  code: number;
  message: string;
  data?: ErrorData;
}

/** A game's rules in words: chapters of numbered paragraphs. */
export interface RuleBook {
  chapters: { title: string; paragraphs: { rule: string; text: string }[] }[];
}

/** Key to sentence, with {0} for the first argument. */
export type Messages = Record<string, string>;

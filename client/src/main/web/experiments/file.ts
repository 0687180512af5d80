import type { GameDef } from "../protocol/types";

/** Something that varies, as it is chosen. */
export type Factor =
  | { kind: "option"; option: string }
  | { kind: "data"; pointer: string; value: string; words: string }
  | { kind: "restrict"; forbid: string; side: string };

/** When it is enough. */
export type StopKind = "games" | "width" | "sprt" | "minutes" | "balance";

/** An experiment as it is chosen. */
export interface Draft {
  question: string;
  game: string;
  scenario: string;
  options: Readonly<Record<string, unknown>>;
  players: Readonly<Record<string, string>>;
  side: string;
  factors: readonly Factor[];
  design: "one-at-a-time" | "grid";
  stop: StopKind;
  games: number;
  /** What the rule's other number is: points, minutes or per cent. */
  amount: number;
  measures: readonly string[];
}

/** What the other number of a rule usually is. */
export const AMOUNTS: Readonly<Record<StopKind, number>> = {
  games: 0,
  width: 10,
  sprt: 5,
  minutes: 5,
  balance: 50,
};

/** An experiment about nothing yet but a game's balance. */
export function blankDraft(game: GameDef, question: string): Draft {
  const [first] = game.scenarios;
  return {
    question,
    game: game.id,
    scenario: first?.id ?? "",
    options: Object.fromEntries(game.options.map((option) => [option.id, option.default])),
    players: {},
    side: game.sides[0] ?? "",
    factors: [],
    design: "one-at-a-time",
    stop: "games",
    games: 100,
    amount: 0,
    measures: [],
  };
}

/** Whether the value of a field is a whole number, so that it may be raised and lowered. */
export const isWhole = (value: string): boolean => /^-?\d+$/.test(value);

/** The experiment's file, which the server checks and plays. */
export function fileOf(draft: Draft, game: GameDef): object {
  const options = Object.entries(draft.options).filter(
    ([id, value]) => game.options.find((option) => option.id === id)?.default !== value,
  );
  const players = game.sides.map((side) => [side, { level: draft.players[side] ?? "regular" }]);
  return {
    question: draft.question,
    game: draft.game,
    scenario: draft.scenario,
    ...(options.length > 0 ? { options: Object.fromEntries(options) } : {}),
    players: Object.fromEntries(players),
    side: draft.side,
    ...(draft.factors.length > 0
      ? { vary: draft.factors.map(varied), design: designOf(draft) }
      : {}),
    stop: stopOf(draft),
    ...(draft.measures.length > 0 ? { measures: draft.measures } : {}),
  };
}

/** A search goes through every combination. */
const designOf = ({ stop, design }: Draft) => (stop === "balance" ? "grid" : design);

function varied(factor: Factor): object {
  if (factor.kind === "option") return { option: factor.option };
  if (factor.kind === "restrict") {
    const { forbid, side } = factor;
    return { restrict: { name: `no ${forbid}`, forbid, ...(side ? { side } : {}) } };
  }
  const words = factor.words.split(",").map((word) => word.trim());
  const given = words
    .filter((word) => word !== "")
    .map((word) => (isWhole(word) ? Number(word) : word));
  return isWhole(factor.value)
    ? { data: factor.pointer, by: given }
    : { data: factor.pointer, values: given };
}

function stopOf({ stop, games, amount }: Draft): object {
  switch (stop) {
    case "games":
      return { games };
    case "width":
      return { width: amount / 100, games };
    case "sprt":
      return { sprt: { gain: amount / 100 }, games };
    case "minutes":
      return { minutes: amount, games };
    case "balance":
      return { balance: { target: amount / 100 }, games };
  }
}

import type { Offered, OfferedKind } from "../../../main/web/protocol/types";
import { type Action, actionsOf } from "../../../main/web/table/state/action";
import { small } from "./small";

const units = new Set(small.units.map(({ id }) => id));
const hexes = new Set(small.hexes.map(({ id }) => id));

/** Actions as the server tells them, by their texts: what is no unit is a place. */
export function offered(texts: readonly string[]): Offered {
  const kinds = new Map<string, OfferedKind>();
  for (const text of texts) {
    const [verb = "", ...rest] = text.split(" ");
    const kind = kinds.get(verb) ?? { verb, actions: [] };
    const [named = [], via = []] = parted(rest);
    const groups = named.map((word) => word.split("+"));
    const of = (ids: ReadonlySet<string>) => groups.filter((g) => g.every((id) => ids.has(id)));
    kind.actions.push({
      text,
      units: of(units),
      places: of(hexes).flatMap((g) => g.slice(-1)),
      way: [...of(hexes).flatMap((g) => g.slice(0, -1)), ...via.flatMap((word) => word.split("+"))],
      words: groups
        .filter((g) => !g.every((id) => units.has(id)) && !g.every((id) => hexes.has(id)))
        .map((g) => g.join("+")),
    });
    kinds.set(verb, kind);
  }
  return { total: texts.length, kinds: [...kinds.values()] };
}

function parted(words: readonly string[]): string[][] {
  const via = words.indexOf("via");
  return via < 0 ? [[...words]] : [words.slice(0, via), words.slice(via + 1)];
}

/** The same as the page holds them, in the order of their kinds. */
export const actions = (texts: readonly string[]): Action[] => actionsOf(offered(texts));

/** One of them. */
export function action(text: string): Action {
  const [only] = actions([text]);
  if (!only) throw new Error(`no action in ${text}`);
  return only;
}

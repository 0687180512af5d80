import type { Action } from "../state/action";

/**
 * The choices that a press means: of those that earlier presses left, or, where it means none of
 * them, of all.
 */
export function meantBy(
  options: readonly Action[],
  left: readonly string[],
  meant: (action: Action) => boolean,
): readonly Action[] {
  const found = stillLeft(options, left).filter(meant);
  return found.length > 0 ? found : options.filter(meant);
}

/** The choices that earlier presses left; all, where there were none. */
export function stillLeft(options: readonly Action[], left: readonly string[]): readonly Action[] {
  const among = options.filter(({ text }) => left.includes(text));
  return among.length > 0 ? among : options;
}

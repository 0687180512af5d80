/** The place of a finished game's analysis, below the ways on: empty until there is one. */
export function Analysis(): null {
  return null;
}

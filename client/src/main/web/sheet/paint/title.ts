/** The title of a map in two lines: what comes before its first comma is the name, the rest the day. */
export function titleOf(title: string): [name: string, day: string] {
  const comma = title.indexOf(",");
  return comma < 0 ? [title, ""] : [title.slice(0, comma), title.slice(comma + 1).trim()];
}

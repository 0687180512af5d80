import type { LogLine, SideId } from "../wire/types";
import { undone } from "./undone";

/** What somebody else did lately, to be drawn: a way gone, or a place where a unit fell. */
export type Trail = { kind: "way"; from: string; to: string } | { kind: "fell"; at: string };

/** What others did since this browser's side last chose something. */
export function trails(lines: readonly LogLine[], mine: readonly SideId[]): Trail[] {
  if (mine.length !== 1) return [];
  const gone = undone(lines);
  const standing = lines.filter((line) => !gone.has(line.entry));
  const last = standing.findLastIndex((line) => mine.includes(line.by));
  return trailsOf(standing.slice(last + 1));
}

/** What these lines tell of ways and losses. */
export function trailsOf(lines: readonly LogLine[]): Trail[] {
  return lines.flatMap((line) =>
    line.events.flatMap((event): Trail[] => {
      if (event.kind !== "moved" || !event.from || !event.to) return [];
      return event.manner === "eliminated"
        ? [{ kind: "fell", at: event.from }]
        : [{ kind: "way", from: event.from, to: event.to }];
    }),
  );
}

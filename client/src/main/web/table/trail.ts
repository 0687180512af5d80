import type { LogLine, SideId } from "../wire/types";

/** What somebody else did lately, to be drawn: a way gone, or a place where a unit fell. */
export type Trail = { kind: "way"; from: string; to: string } | { kind: "fell"; at: string };

/** What others did since this browser's side last chose something. */
export function trails(lines: readonly LogLine[], mine: readonly SideId[]): Trail[] {
  const last = lines.findLastIndex((line) => mine.includes(line.by));
  if (mine.length !== 1) return [];
  return lines.slice(last + 1).flatMap((line) =>
    line.events.flatMap((event): Trail[] => {
      if (event.kind !== "moved" || !event.from || !event.to) return [];
      return event.manner === "eliminated"
        ? [{ kind: "fell", at: event.from }]
        : [{ kind: "way", from: event.from, to: event.to }];
    }),
  );
}

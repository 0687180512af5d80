import type { GameEvent } from "../../wire/types";
import type { PlayingCard } from "../parts";

/** The casualty cards of a throw, each with whether its suit kills; none where dice were thrown. */
export function casualties(event: GameEvent): readonly PlayingCard[] {
  if (event.purpose !== "cards" && event.purpose !== "hit") return [];
  const dead = String(event.dead ?? "");
  return String(event["comes-to"] ?? "")
    .split(" ")
    .map((face) => ({ face, dead: dead.includes(face.slice(-1)) }));
}

/** Whether dice of twenty sides were thrown: all but the flank of a battle are. */
export function isByTwenty({ purpose = "" }: GameEvent): boolean {
  return purpose.startsWith("battle-") && purpose !== "battle-flank";
}

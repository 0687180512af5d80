import type { GameEvent } from "../../../protocol/types";
import type { PlayingCard } from "../../parts";

/** The casualty cards of a throw, each with whether its suit kills; none where dice were thrown. */
export function casualties(event: GameEvent): readonly PlayingCard[] {
  if (event.purpose !== "cards" && event.purpose !== "hit") return [];
  const dead = String(event.dead ?? "");
  return String(event["comes-to"] ?? "")
    .split(" ")
    .map((face) => ({ face, dead: dead.includes(face.slice(-1)) }));
}

/** Whether dice of twenty sides were thrown: in a fight all are but the lot of the flank. */
export function isByTwenty({ purpose = "" }: GameEvent): boolean {
  if (purpose === "steamer") return true;
  return purpose.startsWith("battle-") && purpose !== "battle-flank";
}

import { say, type WordKey } from "./translate";

/** The levels of the computer that a person may choose, the weakest first. */
export const LEVELS = ["recruit", "regular", "veteran"] as const;

/** A level of the computer by name. */
export function levelName(level: string): string {
  return (LEVELS as readonly string[]).includes(level) ? say(`level.${level}` as WordKey) : level;
}

/** Who sits in a seat, as the server writes it, in words. */
export function seatName(seat: string): string {
  if (seat === "you") return say("seat.you");
  if (seat === "open") return say("seat.open");
  if (seat === "person") return say("seat.person");
  const level = /^computer (\w+)$/.exec(seat)?.[1];
  return level ? say("start.computer", levelName(level)) : seat;
}

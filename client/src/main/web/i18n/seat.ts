import type { Seats, SideId } from "../protocol/types";
import { translate, type WordKey } from "./translate";

/** The levels of the computer that a person may choose, the weakest first. */
export const LEVELS = ["recruit", "regular", "veteran"] as const;

/** A level of the computer by name. */
export function levelName(level: string): string {
  return (LEVELS as readonly string[]).includes(level)
    ? translate(`level.${level}` as WordKey)
    : level;
}

/** Who sits in a seat, as the server writes it, in words. */
export function seatName(seat: string): string {
  if (seat === "you") return translate("seat.you");
  if (seat === "open") return translate("seat.open");
  if (seat === "person") return translate("seat.person");
  const level = /^computer (\w+)$/.exec(seat)?.[1];
  return level ? translate("start.computer", levelName(level)) : seat;
}

/** Who sits in the seat of a role: by name where somebody has an account. */
export function whoSits(
  role: string,
  { seats, names }: { seats: Seats; names?: Record<SideId, string> },
): string {
  const seat = seats[role] ?? "";
  const name = names?.[role];
  if (!name || (seat !== "you" && seat !== "person")) return seatName(seat);
  return seat === "you" ? translate("seat.you.named", name) : name;
}

/** The same within a sentence: "against the computer, veteran". */
export function seatTold(
  role: string,
  sitting: { seats: Seats; names?: Record<SideId, string> },
): string {
  const seat = sitting.seats[role] ?? "";
  const level = /^computer (\w+)$/.exec(seat)?.[1];
  if (level) return translate("greeting.computer", levelName(level));
  return seat === "open" ? translate("greeting.open") : whoSits(role, sitting);
}

import type { PartWords } from "../parts";

/** Kassala's words in the frame. Reasons and log sentences come from the server's message files. */
export const words: PartWords & { types: Record<string, string>; unit: string } = {
  place: "Kassala, 1541",
  sides: { moslem: "Moslem", christian: "Christian" },
  sidesOf: { moslem: "the Moslem side", christian: "the Christian side" },
  types: { infantry: "infantry", cavalry: "cavalry", cannon: "cannon" },
  unit: "{0}, strength {1}, movement {2}",
  expects: {
    move: "Move any of your units, then end the movement.",
    end: "Nothing is left to move.",
    attack: "Every unit next to an enemy must fight, and every such enemy be attacked.",
    bombard: "Every unit next to an enemy must fight, and every such enemy be attacked.",
    lose: "An exchange: choose which of your units are lost.",
    advance: "A hex was vacated: one of the victors may advance.",
    stay: "A hex was vacated.",
    deploy: "Place your units on your side of the dotted line.",
  },
  verbs: {
    move: "Move",
    end: "End movement",
    attack: "Attack at {0}",
    "attack plain": "Attack",
    bombard: "Bombard",
    lose: "Give up",
    "lose plain": "Choose the losses",
    advance: "Advance",
    stay: "Do not advance",
    deploy: "Place a unit",
    "battle plain": "Choose an attack",
  },
  advice: {
    move: "Move {0} to {1}.",
    end: "End the movement.",
    attack: "Attack {1} with {0}.",
    bombard: "Bombard {1} with {0}.",
    lose: "Give up {0}.",
    advance: "Advance {0} to {1}.",
    stay: "Do not advance.",
    deploy: "Place {0} in {1}.",
  },
  results: {
    AE: "Attackers eliminated",
    DE: "Defenders eliminated",
    EX: "Exchange",
    C: "Contact",
  },
};

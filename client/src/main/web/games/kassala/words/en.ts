import type { KassalaWords } from "./types";

/** Kassala's words in the frame. Reasons and log sentences come from the server's message files. */
export const en: KassalaWords = {
  place: "Kassala, 1541",
  sides: { moslem: "Moslem", christian: "Christian" },
  sidesOf: { moslem: "the Moslem side", christian: "the Christian side" },
  types: { infantry: "infantry", cavalry: "cavalry", cannon: "cannon" },
  unit: "{0}, strength {1}, movement {2}",
  boxes: { eliminated: "eliminated", reserve: "to be placed" },
  map: {
    river: "River Gash",
    lake: "the lake",
    scale: "100 yards",
    udaka: "Udaka",
    kassala: "Kassala",
  },
  legend: {
    wadi: "Wadi, falling towards the hachures",
    trench: "Trench and abatis, stakes towards the barbed hex",
    town: "Town: Udaka, and Kassala within its walls",
    symbols: "Infantry, cavalry, cannon",
  },
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
    attack: "Attack {1} at {0}",
    "attack plain": "Attack {1}",
    bombard: "Bombard {1}",
    "bombard plain": "Bombard {1}",
    lose: "Accept the loss",
    "lose plain": "Choose the losses",
    advance: "Choose who advances",
    "advance to": "Advance into {0}",
    "advance where": "Choose the hex",
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
  settled: {
    lose: "{number0, plural, one {# loss chosen} other {# losses chosen}}",
    advance: "{number0, plural, one {# advance} other {# advances}}",
    stay: "{number0, plural, one {# hex left free} other {# hexes left free}}",
  },
  results: {
    AE: "Attackers eliminated",
    DE: "Defenders eliminated",
    EX: "Exchange",
    C: "Contact",
  },
  examples: {
    "V.A":
      "The Turkish infantry goes from 0301 by 0302 to 0303, for two points. The Portuguese are next to 0303, so it stops there.",
    "V.B":
      "Turkish 4, Egyptian and Sudanese 4, Nubian 3 less 1 for the wadi: 10. The Portuguese have 4, and 1 for Udaka: 5. That is 2–1. A throw of 1 eliminates the defenders, a 6 the attackers.",
    "V.C":
      "The cavalry in 0702 and 0803 attacks the reserve in 0703 with 7 to 2, 3–1, and the infantry in 0502 and 0602 the Ethiopians in 0603 with 8 to 4, 2–1. Or 0803 alone takes on 0703, 3 to 2, 1–1, and the other three take 0603 with 12 to 4, 3–1. One attack of all on all may not be: 0803 is not next to 0603.",
    "V.D":
      "The cannon in 0601 bombards the Portuguese in 0702, so the Turkish infantry in 0602 need attack only the reserve in 0603: 4 to 2, 2–1. Without the cannon it would have to attack both, 4 to 6, 1–2.",
  },
  lessons: {
    welcome: {
      title: "Kassala, 1541",
      text: "You lead the green Moslem army and have ten turns. You win if at the end no Christian stands in Udaka or Kassala. Let us play your first turn together.",
    },
    pick: {
      title: "Pick a unit",
      text: "On a counter the left number is strength, the right one movement. Pick the Turkish infantry in 0301: press it, or walk there with the arrow keys and press Enter.",
    },
    move: {
      title: "Move it",
      text: "It may go to the ringed hexes; the number is the cost. “threat 1–1” under a hex says at what odds the enemy could attack it there next turn. Send it to 0303, next to the Portuguese in Udaka.",
    },
    stop: {
      title: "Next to the enemy",
      text: "A unit stops as soon as it comes next to an enemy, and whoever stands next to an enemy must fight. The small numbers in the log lead to the rule.",
    },
    cannon: {
      title: "Ask why not",
      text: "Press one of the cannon in 0302 and see why it may not go anywhere. You can ask so about anything that is not allowed. Undo takes a move back.",
    },
    second: {
      title: "Bring help",
      text: "One unit alone has poor odds. Move the Nubian infantry from 0203 to 0204, across the wadi from Udaka.",
    },
    end: {
      title: "End the movement",
      text: "Move others too if you like, best not next to an enemy. Then press “End movement”.",
    },
    aim: {
      title: "Choose the battle",
      text: "Now everybody next to an enemy must fight. Press the Portuguese in Udaka; the table puts in your units that may attack.",
    },
    odds: {
      title: "Read the odds",
      text: "Six against five is 1–1. The Nubians lose a point attacking up the wadi, the town adds one to the defence. Under each die you see what it would do. Press “Attack”.",
    },
    losses: {
      title: "An exchange",
      text: "Both sides lose. The smaller force is gone; you give up at least as much. Choose, and press the button.",
    },
    advance: {
      title: "The hex is free",
      text: "One of the victors may advance into it: press the unit and then the ringed hex. A town is worth having.",
    },
    more: {
      title: "More battles",
      text: "Others still stand next to an enemy. Fight on until nobody is left who must.",
    },
    theirs: {
      title: "Their choice",
      text: "The battle asks something of the other side too: what it loses, or whether it advances.",
    },
    enemy: {
      title: "The other side",
      text: "The computer moves and fights by the same rules. You see its ways on the map and its dice in the log.",
    },
    farewell: {
      title: "That was a turn",
      text: "You know all you need. The button always says what comes next, Hint what the computer would do. Nine turns are left: take Udaka and Kassala.",
    },
  },
};

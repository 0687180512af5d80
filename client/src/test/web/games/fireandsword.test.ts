import { describe, expect, it } from "vitest";
import { isByTwenty } from "../../../main/web/games/fireandsword/battle/casualties";
import { isOfRound, roundsTold } from "../../../main/web/games/fireandsword/battle/fold";
import { foughtAt, lastBattle } from "../../../main/web/games/fireandsword/battle/outcome";
import { battleName } from "../../../main/web/games/fireandsword/battle/roll";
import { forcesOf } from "../../../main/web/games/fireandsword/record";
import { starving } from "../../../main/web/games/fireandsword/state";
import { en } from "../../../main/web/games/fireandsword/words/en";
import { words as italian } from "../../../main/web/games/fireandsword/words/languages/it";
import type { GameEvent, LogLine } from "../../../main/web/protocol/types";
import { runsOf } from "../../../main/web/table/log/runs";
import type { TableState } from "../../../main/web/table/state/tablestore";

const acted = (verb: string, ...args: string[]): GameEvent => ({
  kind: "acted",
  text: `acted.${verb}`,
  args: ["", "", ...args],
});

const threw = (purpose: string): GameEvent => ({
  kind: "threw",
  purpose,
  text: `threw.${purpose}`,
});

const log = (...events: GameEvent[][]): LogLine[] =>
  events.map((of, i) => ({ entry: i + 1, by: "dice", text: "", events: of }));

const FIRE = [threw("battle-fire"), acted("theirs-fell", "2")];
const OVER = [
  threw("battle-army"),
  acted("field-won", "WHALFA"),
  { ...acted("toll", "3", "12"), args: ["8E", "", "3", "12"] },
  acted("toll-spears", "5", "20"),
];

describe("A battle in the log", () => {
  it("is folded where many throws follow on one another", () => {
    const lines = log([acted("fight-quick")], FIRE, FIRE, FIRE, FIRE, OVER);
    const runs = runsOf(lines, isOfRound);
    expect(runs.map((run) => ("run" in run ? run.run.length : 1))).toEqual([1, 4, 1]);
    expect(roundsTold(lines.slice(1, 5))).toContain("4 throws; stands lost: theirs 8");
  });

  it("is told line by line where it is short", () => {
    expect(runsOf(log(FIRE, FIRE, OVER), isOfRound)).toHaveLength(3);
  });

  it("tells who held the field and what it cost", () => {
    const cards = [threw("cards"), acted("casualties-won", "1", "2")];
    expect(lastBattle(log([acted("fight-quick")], FIRE, OVER, cards))).toMatchObject({
      place: "WHALFA",
      won: true,
      ours: [{ who: "8E", fell: 3, had: 12 }],
      theirs: [{ who: "spears", fell: 5, had: 20 }],
      cards: [1, 2],
    });
  });

  it("tells what did not get away, apart from what fell in the battle", () => {
    const stands = (rule: string, subject: string, from: string, to: string): GameEvent =>
      ({ kind: "changed", what: "stands", rule, subject, from, to }) as GameEvent;
    const since = [stands("13.2", "8E", "12", "9"), stands("QB.15", "8E", "9", "4")];
    expect(lastBattle(log(FIRE, OVER, since))?.flight).toEqual([{ who: "8E", fell: 5, had: 9 }]);
  });

  it("is no news once somebody has been given other orders", () => {
    expect(lastBattle(log(OVER, [acted("march", "SARRAS")]))).toBeUndefined();
  });

  it("says why it was fought quickly where nobody was asked", () => {
    const why = acted("quick-boats");
    expect(lastBattle(log([acted("kind-sortie"), why], FIRE, OVER))?.quick).toEqual(why);
    expect(lastBattle(log([acted("kind-sortie")], FIRE, OVER))?.quick).toBeUndefined();
  });

  it("brings the map to where it was, as long as it is news", () => {
    const sheet = { spaces: [{ id: "WHALFA" }] };
    const at = (...events: GameEvent[][]) =>
      foughtAt({ whole: log(...events), sheet } as unknown as TableState);
    expect(at(FIRE, OVER)).toEqual(["WHALFA"]);
    expect(at(FIRE, OVER, [acted("march", "SARRAS")])).toEqual([]);
  });

  it("tells of the commander who was hit on the field, and no aces", () => {
    const hit = { ...acted("commander-wounded"), args: ["WOL", ""] };
    const field = [{ ...acted("toll", "3", "12"), args: ["8E", "", "3", "12"] }, hit, OVER[1]];
    const told = lastBattle(log([acted("fight-field")], field as GameEvent[]));
    expect(told?.after).toEqual([hit]);
  });

  it("of a table of our own is told by what was entered", () => {
    const lost = { ...acted("lose", "3"), args: ["8E", "", "3"] };
    const lines = log([acted("field-lost")], [lost], [acted("confirm", "WHALFA")]);
    expect(lastBattle(lines)).toMatchObject({ won: false, ours: [{ who: "8E", fell: 3 }] });
  });
});

describe("The dice of the campaign", () => {
  it("have twenty sides in a fight, the lot of the flank apart, and six elsewhere", () => {
    expect(isByTwenty(threw("battle-fire"))).toBe(true);
    expect(isByTwenty(threw("steamer"))).toBe(true);
    expect(isByTwenty(threw("battle-flank"))).toBe(false);
    expect(isByTwenty(threw("sieges"))).toBe(false);
  });
});

describe("A besieged town", () => {
  it("starves with its last turn of supply, not before it and not without a siege", () => {
    const towns = {
      TOKAR: { mahdist: false, supply: 1 },
      SINKAT: { mahdist: false, supply: 2 },
      KASSALA: { mahdist: false, supply: 0 },
    };
    expect(starving({ towns })).toEqual(["TOKAR"]);
    expect(starving({})).toEqual([]);
  });
});

describe("The forces", () => {
  const units = [{ unit: "1E", rating: "8/7/5", role: "commander-2" }];

  it("are told with whoever commands them, where each has his own", () => {
    expect(forcesOf({ units, shared: true }).get("1E")?.role).toBe("commander-2");
  });

  it("are everybody's where all command together, or one alone", () => {
    expect(forcesOf({ units, shared: false }).get("1E")).toEqual({ unit: "1E", rating: "8/7/5" });
  });
});

describe("A sentence of the log", () => {
  it.each([en, italian])("names regions and what becomes of them in its language", (words) => {
    for (const id of [...Object.keys(words.regions), ...Object.keys(words.status)]) {
      expect(words.results[id]).toBeDefined();
    }
  });
});

describe("the name of a battle", () => {
  const muster = { kind: "sortie", commanded: false, own: [], rivals: [] };

  it("is a relief's where a column comes to a besieged town, though its kind is a sortie's", () => {
    expect(battleName({ step: "manner", cause: "relief", muster })).toBe("Relief");
    expect(battleName({ step: "afield", cause: "sortie", muster })).toBe("Sortie");
    expect(battleName({ step: "levy" })).toBeUndefined();
  });
});

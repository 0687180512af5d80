import { describe, expect, it } from "vitest";
import { fireandsword } from "../../../main/web/games/fireandsword/fireandsword";
import { kassala } from "../../../main/web/games/kassala/kassala";
import type { UnitDef } from "../../../main/web/protocol/types";
import {
  EMPTY,
  matching,
  withAttacker,
  withDefenders,
} from "../../../main/web/table/interaction/draft";
import { mustGo, nextInTurn } from "../../../main/web/table/interaction/next";
import { type Battle, type Task, taskOf, together } from "../../../main/web/table/interaction/task";
import { joined } from "../../../main/web/table/state/action";
import { action as read } from "../support/offered";
import { small } from "../support/small";

const task = (...texts: string[]): Task => taskOf(texts.map(read), kassala.play.verbs);

function battle(...texts: string[]): Battle {
  const found = task(...texts);
  if (found.kind !== "battle") throw new Error(`expected a battle, not ${found.kind}`);
  return found;
}

describe("an action's text", () => {
  it("is a verb, groups of units, places", () => {
    expect(read("attack A+B X")).toMatchObject({ verb: "attack", groups: [["A", "B"], ["X"]] });
    expect(read("move A 0303")).toMatchObject({ groups: [["A"]], places: ["0303"] });
    expect(read("end")).toMatchObject({ verb: "end", groups: [], places: [] });
  });

  it("leads to its last place, by whatever hexes it names", () => {
    expect(read("to 0303 via 0202+0302").places).toEqual(["0303"]);
  });

  it("is written with units in the order of the sheet", () => {
    expect(joined(small, ["C", "A"])).toBe("A+C");
  });
});

describe("who has to go somewhere", () => {
  const walk = task("move A 0303", "move B 0303", "move B 0304");
  if (walk.kind !== "walk") throw new Error(walk.kind);
  const known = ["A", "B", "C"].map((id) => ({ id })) as UnitDef[];

  it("is who may not stay, before whoever else can go", () => {
    const duties = { units: ["B", "C"], enemies: [] };
    expect(mustGo(walk, duties)).toEqual(["B"]);
    expect(nextInTurn(walk, known, duties)).toEqual(["B"]);
  });

  it("is whoever can, where nobody must", () => {
    expect(mustGo(walk, undefined)).toEqual(["A", "B"]);
    expect(nextInTurn(walk, known, { units: ["C"], enemies: [] })).toEqual(["A", "B"]);
  });
});

describe("a move that has begun", () => {
  const offered = ["move A 0101", "move A+B 0101", "move A+B+C 0101", "stop"].map(read);
  const texts = (party: string[]) => together(offered, "move", party).map((a) => a.text);

  it("goes on with those who are on it, whoever might join or stay", () => {
    expect(texts(["A", "B"])).toEqual(["move A+B 0101", "stop"]);
    expect(texts(["A"])).toEqual(["move A 0101", "stop"]);
  });

  it("takes nothing from what others may do", () => {
    const others = [...offered, ...["move C 0101", "move C+D 0101"].map(read)];
    expect(together(others, "move", ["A"]).map((a) => a.text)).toEqual([
      "move A 0101",
      "stop",
      "move C 0101",
      "move C+D 0101",
    ]);
  });

  it("may take any form where the party cannot go on whole", () => {
    expect(texts(["A", "D"])).toHaveLength(offered.length);
  });
});

describe("a formation", () => {
  const goals = (...texts: string[]) => {
    const found = taskOf(texts.map(read), fireandsword.play.verbs);
    return found.kind === "walk" ? found.goals : new Map();
  };

  it("takes each of its units where none of them may go alone", () => {
    const found = goals("march A 0101", "march B 0101", "march A+B 0202", "march A+B 0101");
    expect([...(found.get("B") ?? [])]).toEqual([
      ["0101", "march B 0101"],
      ["0202", "march A+B 0202"],
    ]);
  });

  it("of a boat leads nowhere by itself whom the boat takes along", () => {
    expect(goals("march C 0101", "steam A 0303", "steam A+B 0303").has("B")).toBe(false);
  });
});

describe("what the legal actions ask for", () => {
  it("is a walk with its goals and its end", () => {
    const walk = task("move A 0101", "move A 0102", "move B 0101", "end");
    expect(walk).toMatchObject({ kind: "walk", verb: "move", done: { text: "end" } });
    expect(walk.kind === "walk" && [...(walk.goals.get("A")?.keys() ?? [])]).toEqual([
      "0101",
      "0102",
    ]);
  });

  it("is still a walk when only the end is left", () => {
    expect(task("end")).toMatchObject({ kind: "walk", done: { text: "end" } });
    expect(task("advance A 0202", "stay")).toMatchObject({
      verb: "advance",
      done: { text: "stay" },
    });
  });

  it("is called by the first of the verbs that columns are formed by, where one may", () => {
    const formed = (...texts: string[]) => taskOf(texts.map(read), fireandsword.play.verbs);
    expect(formed("steam A 0101", "march B 0102", "end")).toMatchObject({ verb: "march" });
    expect(formed("steam A 0101", "end")).toMatchObject({ verb: "steam" });
  });

  it("is losses, a wait, or a plain choice", () => {
    expect(task("lose A", "lose B+C")).toMatchObject({
      kind: "give",
      options: [{}, { units: ["B", "C"] }],
    });
    expect(task()).toEqual({ kind: "wait" });
    expect(task("parley X")).toMatchObject({ kind: "plain" });
  });
});

describe("an attack in the making", () => {
  const all = battle("attack A X", "attack A+B X", "attack B X", "attack C Y", "bombard A X");

  it("is laid out at its largest when the enemy is pressed first", () => {
    expect(withDefenders(all, EMPTY, ["X"])).toEqual({ attackers: ["A", "B"], defenders: ["X"] });
  });

  it("puts in those who must be attacked with the enemy that is pressed", () => {
    const bound = battle("attack A X+Y", "attack A+B X+Y", "attack A+B+C X+Y+Z");
    expect(withDefenders(bound, EMPTY, ["X"])).toEqual({
      attackers: ["A", "B"],
      defenders: ["X", "Y"],
    });
  });

  it("takes the only possible target when an attacker is pressed first", () => {
    expect(withAttacker(all, EMPTY, "C")).toEqual({ attackers: ["C"], defenders: ["Y"] });
  });

  it("turns to the enemy pressed last where no attack takes both", () => {
    const one = { attackers: ["A", "B"], defenders: ["X"] };
    expect(withDefenders(all, one, ["Y"])).toEqual({ attackers: ["C"], defenders: ["Y"] });
  });

  it("keeps its last target, which another press does not put away", () => {
    const one = { attackers: ["A", "B"], defenders: ["X"] };
    expect(withDefenders(all, one, ["X"])).toEqual(one);
  });

  it("lets attackers leave again", () => {
    const two = { attackers: ["A", "B"], defenders: ["X"] };
    expect(withAttacker(all, two, "B")).toEqual({ attackers: ["A"], defenders: ["X"] });
    expect(withAttacker(all, { attackers: ["A"], defenders: ["X"] }, "A")).toEqual(EMPTY);
  });

  it("matches every legal action with the same units, in any order", () => {
    const found = matching(all, { attackers: ["B", "A"], defenders: ["X"] });
    expect(found.map((o) => o.text)).toEqual(["attack A+B X"]);
    const lone = matching(all, { attackers: ["A"], defenders: ["X"] });
    expect(lone.map((o) => o.text)).toEqual(["attack A X", "bombard A X"]);
  });

  it("matches nothing that the server did not offer", () => {
    expect(matching(all, { attackers: ["A"], defenders: ["Y"] })).toEqual([]);
  });
});

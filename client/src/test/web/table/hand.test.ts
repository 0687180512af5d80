import { describe, expect, it, vi } from "vitest";
import { give, asked as question } from "../../../main/web/dialog/ask";
import { ascari } from "../../../main/web/games/ascari/ascari";
import { fireandsword } from "../../../main/web/games/fireandsword/fireandsword";
import { kassala } from "../../../main/web/games/kassala/kassala";
import { kasserine } from "../../../main/web/games/kasserine/kasserine";
import type { GameParts } from "../../../main/web/games/parts";
import type { LogLine } from "../../../main/web/protocol/types";
import { settings } from "../../../main/web/settings/settings";
import { shortened, tagOf } from "../../../main/web/sheet/trails";
import { lastOwn } from "../../../main/web/table/board/recent";
import { letComputerPlay } from "../../../main/web/table/interaction/computer";
import type { Controller } from "../../../main/web/table/interaction/controller";
import { askHint } from "../../../main/web/table/interaction/requests";
import { redo, takeBack } from "../../../main/web/table/interaction/takingback";
import { battleLabel, primaryAction } from "../../../main/web/table/panel/primary";
import { ordersTold, othersDid } from "../../../main/web/table/replay/turn";
import { extentOfUndo, redoable } from "../../../main/web/table/state/takenback";
import { asked, at, served, server, settled, table, view } from "../support/tables";

served();

const line = (entry: number, by: string, text: string, more: Partial<LogLine> = {}): LogLine => ({
  entry,
  by,
  text,
  events: [],
  ...more,
});

const undo = (entry: number, takes: number[]) =>
  line(entry, "red", `undo ${takes.length}`, { word: "undo", takes });

const say = (controller: Controller, parts: GameParts) =>
  primaryAction(controller, controller.table.value, parts);

describe("undo", () => {
  const lines = [
    line(1, "red", "move A 0102"),
    line(2, "red", "attack A X"),
    line(3, "dice", "4"),
    line(4, "blue", "lose X"),
  ];

  it("says how far it goes: own choices, throws, and what others chose since", () => {
    const { own, throws, others } = extentOfUndo(lines, ["red"], 1);
    expect([own.map(({ text }) => text), throws, others]).toEqual([["attack A X"], 1, 1]);
    expect(extentOfUndo(lines.slice(0, 1), ["red"], 1)).toMatchObject({ throws: 0, others: 0 });
  });

  it("does not count what was taken back already", () => {
    expect(extentOfUndo([...lines, undo(5, [2, 3, 4])], ["red"], 1)).toMatchObject({
      own: [{ entry: 1 }],
      throws: 0,
      others: 0,
    });
  });

  it("asks before dice are taken back, and leaves them where it is not answered", async () => {
    const controller = await table(["end"], view(4, { undo: 2, mine: ["red"] }));
    controller.table.set({ lines });
    const asking = takeBack(controller);
    expect(question.value.question?.text[0]).toContain("The throw after it no longer counts.");
    give(undefined);
    await asking;
    expect(asked.some(({ operation }) => operation === "undo")).toBe(false);
    server.undo = () => view(5);
    const again = takeBack(controller);
    give("undo");
    await again;
    expect(asked.find(({ operation }) => operation === "undo")?.params).toMatchObject({ n: 1 });
  });

  it("asks nothing where one free choice is taken back", async () => {
    const controller = await table(["end"], view(4, { undo: 1, mine: ["red"] }));
    controller.table.set({ lines: lines.slice(0, 1) });
    server.undo = () => view(5);
    await takeBack(controller);
    expect(question.value.question).toBeUndefined();
    expect(asked.find(({ operation }) => operation === "undo")?.params.n).toBe(1);
  });
});

describe("redo", () => {
  const two = [line(1, "red", "move A 0102"), line(2, "red", "move B 0302")];

  it("makes the same choices again, the first first", () => {
    expect(redoable([...two, undo(3, [2]), undo(4, [1])], ["red"])).toEqual([
      "move A 0102",
      "move B 0302",
    ]);
  });

  it("goes on where a choice was made again, and ends where another was made", () => {
    const back = [...two, undo(3, [2]), undo(4, [1])];
    expect(redoable([...back, line(5, "red", "move A 0102")], ["red"])).toEqual(["move B 0302"]);
    expect(redoable([...back, line(5, "red", "move A 0202")], ["red"])).toEqual([]);
  });

  it("ends before the first choice that dice followed", () => {
    const threw = [
      line(1, "red", "move A 0102"),
      line(2, "red", "attack A X"),
      line(3, "dice", "4"),
    ];
    expect(redoable([...threw, undo(4, [2, 3]), undo(5, [1])], ["red"])).toEqual(["move A 0102"]);
    expect(redoable([...threw, undo(4, [2, 3])], ["red"])).toEqual([]);
  });

  it("sends them in one request, as new entries", async () => {
    const controller = await table(["move A 0102", "end"]);
    controller.table.set({ lines: [...two, undo(3, [2]), undo(4, [1])] });
    server.play = () => view(6);
    await redo(controller);
    const played = asked.find(({ operation }) => operation === "play");
    expect(played?.params.actions).toEqual(["move A 0102", "move B 0302"]);
  });
});

describe("the main button", () => {
  it("says who goes where, and lets the offer go by beside it", async () => {
    const controller = await table(["advance A 0202", "stay"], view(4, { step: "advance" }));
    const { label, act, refusal } = say(controller, kassala);
    expect([label, refusal?.label]).toEqual(["Advance into 0202", "Do not advance"]);
    server.play = () => view(5);
    act?.();
    await vi.waitFor(() => expect(asked.at(-1)?.params.action).toBe("advance A 0202"));
  });

  it("brings in who waits off the map, and asks before the phase ends without", async () => {
    const waits = { turn: 1, units: at({ A: "due", B: "0301", X: "0303" }) };
    const may = ["enter A 0102", "enter A 0202", "move B 0302", "end"];
    const controller = await table(may, view(4, { position: waits }), kasserine);
    const first = say(controller, kasserine);
    expect([first.label, first.refusal?.label]).toEqual([
      "Choose where it comes in",
      "End the phase",
    ]);
    first.act?.();
    expect(controller.value.mover).toBe("A");
    first.refusal?.act();
    expect(controller.value.warned).toBe(true);
    expect(say(controller, kasserine).label).toBe("End all the same");
    expect(asked.some(({ operation }) => operation === "play")).toBe(false);
  });

  it("goes on to who waits off the map while one that has gone is looked at", async () => {
    const waits = { turn: 1, units: at({ A: "due", B: "0301", X: "0303" }) };
    const may = ["enter A 0102", "enter A 0202", "end"];
    const controller = await table(may, view(4, { position: waits }), kasserine);
    controller.set({ mover: "B" });
    const { label, act } = say(controller, kasserine);
    expect(label).toBe("Choose where it comes in");
    act?.();
    expect(controller.value.mover).toBe("A");
  });

  it("says that a bombardment takes two markers", async () => {
    server.odds = ({ action }) => ({ action, exact: true, outcomes: [], odds: "-3" });
    const controller = await table(["bombard X", "end"], view(4), kasserine);
    controller.tapUnit("X");
    await vi.waitFor(() => expect(controller.value.odds?.action).toBe("bombard X"));
    expect(say(controller, kasserine).label).toBe("Bombard 0303 with two markers");
  });

  it("lets a phase end beside an attack that is laid out", async () => {
    server.odds = ({ action }) => ({ action, exact: true, outcomes: [], odds: "2-1" });
    const controller = await table(["attack A X", "attack A+B X", "end"], view(4), kasserine);
    say(controller, kasserine).act?.();
    await vi.waitFor(() => expect(controller.value.odds?.action).toBe("attack A+B X"));
    expect(say(controller, kasserine).refusal?.label).toBe("End the phase");
  });

  it("leads on to a unit where there are several", async () => {
    const controller = await table(["advance A 0202", "advance B 0203", "stay"]);
    const { label, act } = say(controller, kasserine);
    expect(label).toBe("Choose who advances");
    act?.();
    expect(controller.value.mover).toBe("A");
    expect(controller.value.shown).toEqual({ unit: "A", at: "0101" });
    await settled();
  });

  it("lays out the next attack that is due, and says on whom it is", async () => {
    server.duties = () => ({ units: ["A", "B"], enemies: ["X"] });
    server.odds = ({ action }) => ({ action, exact: true, outcomes: [], odds: "2-1" });
    const controller = await table(["attack A X", "attack A+B X"]);
    const idle = say(controller, kassala);
    expect(idle.label).toBe("Choose an attack");
    idle.act?.();
    await vi.waitFor(() => expect(controller.value.odds?.action).toBe("attack A+B X"));
    expect(say(controller, kassala).label).toBe("Attack 0303 at 2–1");
  });

  it("asks once more before what is due is left, though some of it was done", async () => {
    const controller = await table(["arrive B", "end"], view(4), fireandsword);
    const line = { entry: 3, by: "red", text: "arrive A", events: [] };
    controller.table.set({ lines: [line] });
    const { label, refusal } = say(controller, fireandsword);
    expect([label, refusal?.label]).toEqual(["Choose who lands", "End the movement"]);
    refusal?.act();
    await settled();
    expect(controller.value.warned).toBe(true);
    expect(say(controller, fireandsword).label).not.toBe(label);
    expect(asked.some(({ operation }) => operation === "play")).toBe(false);
  });

  it("lays out the attack that most can join where none is due", async () => {
    server.odds = ({ action }) => ({ action, exact: true, outcomes: [], odds: "2-1" });
    const options = ["attack A Y", "attack A X", "attack A+B X", "end"];
    const controller = await table(options, view(4), kasserine);
    say(controller, kasserine).act?.();
    await vi.waitFor(() => expect(controller.value.odds?.action).toBe("attack A+B X"));
  });

  it("goes through the losses that may be chosen", async () => {
    const controller = await table(["lose A", "lose B"]);
    expect(say(controller, kassala).label).toBe("Choose the losses");
    say(controller, kassala).act?.();
    expect(controller.value.given).toEqual(["A"]);
    expect(say(controller, kassala).label).toBe("Accept the loss");
  });

  it.each([kassala, ascari, kasserine])(
    "does something whenever it is one's turn: $id",
    async (parts) => {
      const forms = [
        ["move A 0102", "end"],
        ["deploy A 0102", "deploy B 0302"],
        ["attack A X", "attack B X"],
        ["lose A", "lose B"],
        ["retreat A 0102", "retreat A 0202"],
        ["support 1", "support 2"],
      ];
      for (const actions of forms) {
        const controller = await table(actions, view(4), parts);
        expect(say(controller, parts).act, actions.join()).toBeDefined();
        await settled();
      }
    },
  );

  it("ends a phase at once, or at the second press, as a person has set it", async () => {
    server.play = () => view(5);
    settings.set({ confirm: "always" });
    const controller = await table(["move A 0102", "end"]);
    say(controller, kassala).act?.();
    expect(controller.value.warned).toBe(true);
    settings.set({ confirm: "never" });
    const free = await table(["move A 0102", "end"]);
    say(free, kassala).act?.();
    expect(free.value.warned).toBe(false);
    await vi.waitFor(() => expect(asked.at(-1)?.params.action).toBe("end"));
    settings.set({ confirm: "idle" });
  });
});

describe("a hint", () => {
  it("says where a unit goes that is only offered to be taken up, and is done", async () => {
    server.suggest = () => ({
      action: "move A 0102",
      value: 0.5,
      line: ["move A 0102"],
      others: [],
    });
    server.play = () => view(5);
    const controller = await table(["move A", "move B", "end"], view(4), kasserine);
    await askHint(controller);
    expect(controller.value.hint?.action.places).toEqual(["0102"]);
    await controller.play("move A 0102");
    expect(asked.at(-1)?.params.action).toBe("move A 0102");
  });
});

describe("the plan of a hint", () => {
  const planOf = async (line: readonly string[]) => {
    server.suggest = () => ({ action: "end", value: 0.5, line: ["end", ...line], others: [] });
    const controller = await table(["to 0102", "end"], view(4), kasserine);
    await askHint(controller);
    return controller.value.hint?.line.map(({ text }) => text);
  };

  it("tells every action in its turn, also those that are not offered yet", async () => {
    const line = ["enter B 0201", "to 0202", "move A 0102"];
    expect(await planOf(line)).toEqual(line);
  });

  it("tells of a way that is gone hex by hex its end", async () => {
    const line = ["move A 0102", "move A 0103", "move B 0202"];
    expect(await planOf(line)).toEqual(["move A 0103", "move B 0202"]);
  });
});

describe("the next unit", () => {
  it("is one that must fight, wherever the keyboard was", async () => {
    server.duties = () => ({ units: ["B"], enemies: ["X"] });
    server.odds = () => ({ exact: true, outcomes: [] });
    const controller = await table(["attack A X", "attack B X"]);
    expect(controller.next()).toBe("B");
    expect(controller.value.draft.attackers).toEqual(["B"]);
    expect(controller.value.shown).toEqual({ unit: "B", at: "0301" });
    await settled();
  });

  it("is one that may be lost", async () => {
    const controller = await table(["lose A", "lose B"]);
    expect([controller.next(), controller.next()]).toEqual(["A", "B"]);
    expect(controller.value.given).toEqual(["B"]);
  });
});

describe("the computer in one's seat", () => {
  it("chooses to the end of the phase, each choice one's own", async () => {
    const controller = await table(["move A 0102", "end"], view(4, { mine: ["red"] }));
    const told = ["move A 0102", "end"];
    server.suggest = () => ({ action: told[asked.filter((a) => a.operation === "play").length] });
    server.play = ({ action }) => {
      const began = { kind: "began", step: "combat", side: "red" };
      const entry = action === "end" ? 6 : 5;
      const events = action === "end" ? [began] : [];
      return view(entry, { last: [line(entry, "red", String(action), { events })] });
    };
    await letComputerPlay(controller);
    const played = asked.filter((a) => a.operation === "play").map(({ params }) => params.action);
    expect(played).toEqual(told);
    expect(controller.value.computing).toBe(false);
  });
});

describe("what was done lately", () => {
  const began = (step: string, side: string) => [{ kind: "began", step, side }];
  const turn = [
    line(1, "red", "end", { events: began("movement", "blue") }),
    line(2, "blue", "move X 0202"),
    line(3, "red", "lose A"),
    line(4, "blue", "end", { events: began("movement", "red") }),
  ];

  it("stays through what one is asked in the other's turn", () => {
    expect(lastOwn(turn, ["red"])).toBe(0);
    expect(lastOwn([...turn, line(5, "red", "move B 0302")], ["red"])).toBe(4);
  });

  it("does not take a reaction for a phase of one's own", () => {
    const asks = line(3, "blue", "move X 0203", { events: began("window", "red") });
    const lines = [...turn.slice(0, 2), asks, line(4, "red", "pass")];
    expect(lastOwn(lines, ["red"], "window")).toBe(0);
    expect(lastOwn(lines, ["red"])).toBe(3);
  });
});

describe("the arrow of a way", () => {
  it("ends as near its last place over several hexes as over one", () => {
    const end = (length: number) =>
      shortened(
        [
          { x: 0, y: 0 },
          { x: length, y: 0 },
        ],
        100,
      ).at(-1)?.x ?? 0;
    expect(100 - end(100)).toBeCloseTo(38);
    expect(400 - end(400)).toBeCloseTo(38);
    expect(50 - end(50)).toBeCloseTo(19);
  });
});

describe("what fights came to stands on their hexes", () => {
  const fight = (at: string, result: string) => ({ at: [at], dice: [3], result });

  it("one below the other where several are on one hex", () => {
    const fights = [
      fight("0507", "hit"),
      fight("0508", "miss"),
      fight("0507", ""),
      fight("0507", "miss"),
    ];
    expect(fights.map((_, i) => tagOf(fights, i)?.row)).toEqual([0, 0, undefined, 1]);
    expect(tagOf(fights, 3)).toEqual({ row: 1, dice: [3] });
  });

  it("of many the last of each hex alone, so that counters can be seen", () => {
    const fights = ["a", "b", "a", "c", "c", "d", "c"].map((at) => fight(at, "miss"));
    expect(fights.map((_, i) => tagOf(fights, i))).toEqual([
      undefined,
      { row: 0, dice: [] },
      { row: 0, dice: [] },
      undefined,
      undefined,
      { row: 0, dice: [] },
      { row: 0, dice: [] },
    ]);
  });
});

it("a place is known by its name", async () => {
  const controller = await table(["advance A 0202", "stay"]);
  const { sheet } = controller.table.value;
  const named = (id: string) => (id === "0202" ? { terrain: "udaka" } : {});
  const hexes = sheet?.hexes.map((hex) => ({ ...hex, ...named(hex.id) })) ?? [];
  if (sheet) controller.table.set({ sheet: { ...sheet, hexes } });
  expect(say(controller, kassala).label).toBe("Advance into Udaka");
});

it("a town of two hexes is named once", async () => {
  server.odds = ({ action }) => ({ action, exact: true, outcomes: [], odds: "1-4" });
  const controller = await table(["attack A X"]);
  const option = { verb: "attack", attackers: ["A"], defenders: ["X", "B"], text: "attack A X" };
  const label = battleLabel(controller, option, kassala, () => "Kassala");
  expect(label).toBe("Attack Kassala");
});

describe("the turn of others", () => {
  const began = [{ kind: "began", step: "movement", side: "blue" }];

  it("is what they chose, and what dice brought, in a phase after one's own", () => {
    const ended = line(1, "red", "end", { events: began });
    expect(othersDid([ended, line(2, "blue", "move X 0202")], ["red"])).toBe(true);
    const dice = [line(1, "red", "end"), line(2, "dice", "1", { events: began })];
    expect(othersDid([...dice, line(3, "dice", "6")], ["red"])).toBe(true);
  });

  it("is not the die of one's own attack, nor what they answer it with", () => {
    const attack = line(1, "red", "attack A X");
    expect(othersDid([attack, line(2, "dice", "1")], ["red"])).toBe(false);
    const answers = [line(2, "blue", "support none"), line(3, "blue", "retreat X 0202")];
    expect(othersDid([attack, ...answers], ["red"])).toBe(false);
  });
});

describe("what standing orders did", () => {
  const settled = (entry: number, text: string, events: LogLine["events"] = []) =>
    line(entry, "red", text, { hand: "order", events });
  const threw = (entry: number, result: string) =>
    line(entry, "dice", "4", { events: [{ kind: "threw", result }] });

  it("is counted, with the hits and who fell back", () => {
    const back = [{ kind: "moved", manner: "retreated", unit: "A" }];
    const lines = [
      settled(1, "pass"),
      settled(2, "fire A 0102"),
      threw(3, "hit"),
      settled(4, "fire A 0102"),
      threw(5, "miss"),
      settled(6, "retreat A 0202", back),
    ];
    expect(ordersTold(lines, ["red"], ascari)).toBe(
      "1 window let pass, 2 shots, 1 retreat chosen, and 1 hit; 1 unit fell back",
    );
    expect(ordersTold([line(1, "red", "pass")], ["red"], ascari)).toBe("");
  });

  it.each([
    [kassala, "lose A", "1 loss chosen"],
    [kasserine, "stand A", "1 unit stood fast"],
    [fireandsword, "sortie A", "1 sortie"],
  ])("is told in every game", (parts, text, told) => {
    expect(ordersTold([settled(1, text)], ["red"], parts)).toBe(told);
  });
});

describe("the main button in combat", () => {
  it("leads to an attack, and lets the end of the phase stand beside it", async () => {
    const controller = await table(["attack A X", "end"], view(4, { step: "combat" }), kasserine);
    const { label, act, refusal } = say(controller, kasserine);
    expect([label, refusal?.label]).toEqual(["Choose an attack", "End the phase"]);
    act?.();
    expect(controller.value.draft).toEqual({ attackers: ["A"], defenders: ["X"] });
  });

  it("ends the phase where enemies may only be shelled from afar", async () => {
    const controller = await table(["bombard X", "end"], view(4, { step: "combat" }), kasserine);
    expect(say(controller, kasserine)).toMatchObject({ label: "End the phase" });
  });
});

describe("a move that keeps others out", () => {
  const offers = ["move A 0102", "enter B 0302", "end"];

  it("is asked for, and not made where one would rather bring them in", async () => {
    const controller = await table(offers, view(4), kasserine);
    const moving = controller.playMade("move A 0102");
    expect(question.value.question?.text[0]).toContain("1 unit may still come");
    give(undefined);
    await moving;
    expect(asked.some(({ operation }) => operation === "play")).toBe(false);
  });

  it("is made unasked where that is how it is set", async () => {
    server.play = () => view(5);
    settings.set({ closing: false });
    await (await table(offers, view(4), kasserine)).playMade("move A 0102");
    settings.set({ closing: true });
    expect(asked.filter(({ operation }) => operation === "play")).toHaveLength(1);
  });

  it("is made unasked where nobody waits", async () => {
    server.play = () => view(5);
    await (await table(["move A 0102", "end"], view(4), kasserine)).playMade("move A 0102");
    expect(asked.filter(({ operation }) => operation === "play")).toHaveLength(1);
  });
});

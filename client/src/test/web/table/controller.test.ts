import { describe, expect, it, vi } from "vitest";
import { give, asked as question } from "../../../main/web/dialog/ask";
import { ascari } from "../../../main/web/games/ascari/ascari";
import { fireandsword } from "../../../main/web/games/fireandsword/fireandsword";
import { kasserine } from "../../../main/web/games/kasserine/kasserine";
import { settings } from "../../../main/web/settings/settings";
import { attentionOf } from "../../../main/web/table/board/attention";
import { marksOf } from "../../../main/web/table/board/marks";
import { followPath } from "../../../main/web/table/interaction/moving";
import { order, throwDie } from "../../../main/web/table/interaction/requests";
import { hasSelection } from "../../../main/web/table/interaction/state";
import { asked, at, served, server, settled, table, view } from "../support/tables";

served();

describe("the hand of one who moves", () => {
  it("asks of a unit in the way that it goes by itself, else as one of a stack", async () => {
    const controller = await table(["steam A 0102", "end"], view(4), fireandsword);
    expect(controller.step("B", "0302")).toBe("march B 0302");
    const { sheet } = controller.table.value;
    const units = sheet?.units.map((u) => (u.id === "B" ? { ...u, goes: "steam" } : u)) ?? [];
    if (sheet) controller.table.set({ sheet: { ...sheet, units } });
    expect(controller.step("B", "0302")).toBe("steam B 0302");
  });

  it("shows where the picked unit may go, and plays the place that is pressed", async () => {
    const controller = await table(["move A 0102", "move B 0302", "end"]);
    server.play = () => view(5);
    controller.tapUnit("A");
    await vi.waitFor(() => expect(controller.value.reach?.places[0]?.cost).toBe(1));
    controller.tapPlace("0102");
    await vi.waitFor(() => expect(controller.table.value.view?.entry).toBe(5));
    const played = asked.find((a) => a.operation === "play");
    expect(played?.params).toMatchObject({ table: "t", action: "move A 0102", entry: 4 });
    expect(controller.value.mover).toBeUndefined();
  });

  it("shows the places in which the unit must stop", async () => {
    const controller = await table(["move A 0102", "move A 0202", "end"]);
    const places = [
      { at: "0102", cost: 1, stops: "6.1" },
      { at: "0202", cost: 2 },
    ];
    server.look = () => ({ unit: "A", places });
    controller.tapUnit("A");
    await vi.waitFor(() => expect(controller.value.reach?.places).toHaveLength(2));
    const marks = marksOf(controller.task, controller.value, controller).filter(
      ({ kind }) => kind === "may",
    );
    expect(marks.map(({ at, stops }) => [at, stops])).toEqual([
      ["0102", true],
      ["0202", undefined],
    ]);
  });

  it("asks why not of a place that is not offered, and plays nothing", async () => {
    const controller = await table(["move A 0102", "end"]);
    const answer = { legal: false, rule: "II.D.7", reason: "Too far.", places: ["0303"] };
    server.explain = () => answer;
    controller.tapUnit("A");
    controller.tapPlace("0203");
    await vi.waitFor(() => expect(controller.value.objection?.rule).toBe("II.D.7"));
    expect(controller.value.objection).toMatchObject({
      reason: "Too far.",
      at: "0203",
      places: ["0303"],
    });
    expect(asked.some((a) => a.operation === "play")).toBe(false);
    expect(controller.value.mover).toBe("A");
  });

  it("takes another own unit when one is pressed, and puts it down when pressed again", async () => {
    const controller = await table(["move A 0102", "move B 0302", "end"]);
    controller.tapUnit("A");
    controller.tapUnit("B");
    expect(controller.value.mover).toBe("B");
    controller.tapUnit("B");
    expect(controller.value.mover).toBeUndefined();
    await settled();
  });

  it("tells what was refused in the sentence that has names in it, and asks nothing more", async () => {
    const controller = await table(["move A 0102", "end"]);
    const data = {
      rule: "II.D.9",
      reason: "The way is barred.",
      key: "objection.barred",
      args: ["A"],
      places: ["0102"],
    };
    server.play = () => ({ error: { code: -32002, message: "II.D.9: The way is barred.", data } });
    await controller.play("move A 0102");
    expect(controller.value.objection).toEqual({
      reason: "The way is barred.",
      told: { text: "objection.barred", args: ["A"] },
      rule: "II.D.9",
      places: ["0102"],
      at: undefined,
    });
    expect(asked.at(-1)?.operation).toBe("play");
  });

  it("fetches the new position when its answer came too late", async () => {
    const controller = await table(["move A 0102", "end"]);
    server.play = () => ({ error: { code: -32004, message: "stale" } });
    server.view = () => view(9, { side: "blue" });
    await controller.play("end");
    expect(controller.table.value.view?.entry).toBe(9);
    expect(controller.table.value.actions).toEqual([]);
  });

  it("gives every order of several that are set at once", async () => {
    const controller = await table(["end"]);
    server.say = () => view(5);
    await Promise.all([
      order(controller, "defender", "fire", "fire"),
      order(controller, "attacker", "fire-within", "2"),
    ]);
    const texts = asked.map(({ params }) => params.text);
    expect(texts).toEqual(expect.arrayContaining(["fire fire", "fire-within 2"]));
  });

  it("says so when the server is away, and keeps the position", async () => {
    const controller = await table(["end"]);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("network")));
    await controller.play("end");
    expect(controller.value.objection?.reason).toContain("does not answer");
    expect(controller.value.busy).toBe(false);
    expect(controller.table.value.view?.entry).toBe(4);
  });

  it("holds a lone unit at once where only it may advance", async () => {
    const controller = await table(["advance A 0202", "stay"]);
    expect(controller.value.mover).toBe("A");
  });
});

describe("the hand of one who has a unit on its way", () => {
  const onItsWay = () =>
    table(
      ["move A 0102", "stop"],
      view(4, { position: { ...view(4).position, agenda: [{ mover: "A" }] } }),
      ascari,
    );
  const played = () => asked.filter((a) => a.operation === "play").map((a) => a.params.action);

  it("stops it by taking up another that waits for nothing else", async () => {
    const controller = await onItsWay();
    controller.set({ mover: "A" });
    server.explain = () => ({ legal: false, key: "objection.other-moves", args: ["B", "A"] });
    server.play = () => view(5);
    server.actions = () => ["move B 0302", "end"];
    controller.tapUnit("B");
    await vi.waitFor(() => expect(controller.value.mover).toBe("B"));
    expect(played()).toEqual(["stop"]);
    expect(controller.value.objection).toBeUndefined();
    await settled();
  });

  it("does not stop it for one that could not move anyway, and says why", async () => {
    const controller = await onItsWay();
    controller.set({ mover: "A" });
    server.explain = () => ({ legal: false, key: "objection.has-moved", reason: "Has moved." });
    controller.tapUnit("B");
    await vi.waitFor(() => expect(controller.value.objection?.reason).toBe("Has moved."));
    expect(played()).toEqual([]);
  });
});

describe("what is asked in passing", () => {
  it("is nothing about the place that one has just pressed, until one pointed elsewhere", async () => {
    const controller = await table(["move A 0102", "end"]);
    server.explain = ({ action }) => ({ legal: false, reason: String(action), rule: "5.1" });
    controller.tapUnit("A");
    controller.tapPlace("0203");
    await vi.waitFor(() => expect(controller.value.objection).toBeDefined());
    controller.dismiss();
    controller.peek("0203");
    await settled();
    expect(controller.value.peek).toBeUndefined();
    controller.peek("0202");
    await vi.waitFor(() => expect(controller.value.peek?.at).toBe("0202"));
    controller.peek("0203");
    await vi.waitFor(() => expect(controller.value.peek?.at).toBe("0203"));
  });
});

describe("the hand of one who moves while others may yet arrive", () => {
  const units = at({ A: "0101", B: "due", X: "0303" });
  const first = view(4, { position: { ...view(4).position, units } });

  it("takes up a unit on the map, and leads it as far as it reaches", async () => {
    const controller = await table(["enter B 0201", "move A", "end"], first, kasserine);
    server.play = () => view(5);
    expect(controller.task).toMatchObject({ verb: "enter" });
    server.look = () => ({ unit: "A", places: [{ at: "0102", cost: 1 }] });
    controller.tapUnit("A");
    await vi.waitFor(() => expect(controller.value.reach?.unit).toBe("A"));
    expect(controller.task).toMatchObject({ verb: "move" });
    controller.tapPlace("0102");
    await vi.waitFor(() => expect(question.value.question).toBeDefined());
    give("go");
    await vi.waitFor(() => expect(controller.table.value.view?.entry).toBe(5));
    const played = asked.find((a) => a.operation === "play");
    expect(played?.params).toMatchObject({ action: "move A 0102" });
  });

  it("takes up one that arrives after it, without a reach", async () => {
    const controller = await table(["enter B 0201", "move A", "end"], first, kasserine);
    server.play = () => view(5);
    controller.tapUnit("A");
    controller.tapUnit("B");
    expect(controller.task).toMatchObject({ verb: "enter" });
    controller.tapPlace("0201");
    await vi.waitFor(() => expect(controller.table.value.view?.entry).toBe(5));
    const played = asked.find((a) => a.operation === "play");
    expect(played?.params).toMatchObject({ action: "enter B 0201" });
  });
});

describe("a question in the middle of something", () => {
  const about = (step: object) => view(4, { position: { ...view(4).position, agenda: [step] } });
  const marked = (controller: Awaited<ReturnType<typeof table>>) =>
    marksOf(controller.task, controller.value, controller)
      .filter(({ kind }) => kind !== "may")
      .map(({ at: place, kind }) => [place, kind]);

  it("shows who attacks whom, and brings the map there", async () => {
    const step = { attackers: ["A"], defender: "X" };
    const controller = await table(["support none", "support 1"], about(step), kasserine);
    expect(marked(controller)).toEqual([
      ["0101", "from"],
      ["0303", "aim"],
    ]);
    const { places } = attentionOf(controller, controller.table.value);
    expect(places).toEqual(["0101", "0303"]);
  });

  it("shows where a unit comes in that says next where it goes", async () => {
    const first = about({ unit: "A", from: "0201" });
    const { units } = first.position;
    const position = { ...first.position, units: { ...units, ...at({ A: "due" }) } };
    const controller = await table(["to 0102", "to 0202"], { ...first, position }, kasserine);
    expect(marked(controller)).toEqual([["0201", "from"]]);
    controller.tapUnit("A");
    expect(attentionOf(controller, controller.table.value).places).toContain("0201");
    await settled();
  });
});

describe("the map that comes to what matters", () => {
  it("stays where it is while enemies may only be shelled from afar", async () => {
    const controller = await table(["bombard X", "end"], view(4), kasserine);
    expect(attentionOf(controller, controller.table.value).places).toEqual([]);
  });

  it("comes to where news is from as well as to those who may move", async () => {
    const controller = await table(["move A 0102", "end"]);
    const places = attentionOf(controller, controller.table.value, () => ["0303"]).places;
    expect(places).toEqual(["0101", "0303"]);
  });

  it("comes to the battle of which is told, until a unit is taken up", async () => {
    const controller = await table(["move A 0102", "end"]);
    const seen = () =>
      attentionOf(controller, controller.table.value, undefined, () => ["0303"]).places;
    expect(seen()).toEqual(["0303"]);
    controller.tapUnit("A");
    expect(seen()).not.toEqual(["0303"]);
    await settled();
  });

  it("comes to where news is from each time that nobody on the map is asked", async () => {
    const controller = await table(["arrive B", "end"], view(4), fireandsword);
    const at = (place: string) => attentionOf(controller, controller.table.value, () => [place]);
    expect(at("0303").places).toEqual(["0303"]);
    expect(at("0303").matter).not.toBe(at("0202").matter);
  });

  it("comes to where something happened last when all have moved", async () => {
    const controller = await table(["end"]);
    const { value } = controller.table;
    const moved = { kind: "moved", unit: "A", from: "0102", to: "0101", path: ["0101"] };
    const line = { entry: 4, by: "blue", text: "move A 0101", events: [moved] };
    const seen = attentionOf(controller, { ...value, lines: [line] });
    expect(seen.places).toEqual(["0102", "0101"]);
    expect(attentionOf(controller, value).matter).not.toBe(seen.matter);
  });

  it("comes to the one hex at which the unit in hand comes in", async () => {
    const first = view(4);
    const units = { ...first.position.units, ...at({ B: "due" }) };
    const position = { ...first.position, units };
    const controller = await table(
      ["enter B 0201", "move A 0102", "end"],
      { ...first, position },
      kasserine,
    );
    const seen = () => attentionOf(controller, controller.table.value);
    const { matter } = seen();
    controller.tapUnit("B");
    expect(seen()).toMatchObject({ places: ["0201"], afar: false });
    expect(seen().matter).not.toBe(matter);
    await settled();
  });

  it("comes to the news that a question is about, also when it is told after it", async () => {
    const controller = await table(["levy foot", "levy horse"], view(4), fireandsword);
    const told = (...news: string[]) => attentionOf(controller, controller.table.value, () => news);
    expect(told("0303").places).toEqual(["0303"]);
    expect(told("0303").matter).not.toBe(told().matter);
  });

  it("comes to those who may fight face to face", async () => {
    const controller = await table(["attack A X", "bombard X", "end"], view(4), kasserine);
    expect(attentionOf(controller, controller.table.value).places).toEqual(["0101", "0303"]);
  });
});

describe("the hand of a victor who says where the beaten go", () => {
  it("asks why a unit that has been taken up may not go where a friend stands", async () => {
    const first = view(4, {
      position: { ...view(4).position, agenda: [{ unit: "A" }] },
    });
    const controller = await table(["to 0102", "to 0202"], first, kasserine);
    server.explain = ({ action }) => ({ legal: false, reason: String(action), rule: "5.3" });
    controller.tapUnit("B");
    await vi.waitFor(() => expect(controller.value.objection?.reason).toBe("to 0301"));
    expect(controller.value.mover).toBe("A");
    controller.clear();
    expect(controller.value.mover).toBe("A");
    await settled();
  });

  it("takes the beaten unit up again when another was pressed meanwhile", async () => {
    const controller = await table(["advance X 0202", "advance X 0203"]);
    server.explain = () => ({ legal: false, rule: "R-33", reason: "Not A.", places: [] });
    controller.tapUnit("A");
    controller.clear();
    controller.tapUnit("X");
    expect(controller.value.mover).toBe("X");
    await settled();
  });
});

describe("the hand of one who chooses among several ways", () => {
  const ways = ["retreat A 0202", "retreat A 0202+0203", "retreat B 0203", "stand A"];

  it("keeps those that a press may mean, and plays the last that is left", async () => {
    const controller = await table(ways);
    controller.tapUnit("A");
    expect(controller.value.left).toEqual(["retreat A 0202", "retreat A 0202+0203", "stand A"]);
    server.play = () => view(6);
    controller.tapPlace("0203");
    const sent = () => asked.map(({ params }) => params.action);
    await vi.waitFor(() => expect(sent()).toContain("retreat A 0202+0203"));
  });

  it("turns to another unit, and back to all", async () => {
    const controller = await table([...ways, "stand B"]);
    controller.tapUnit("A");
    controller.tapUnit("B");
    expect(controller.value.left).toEqual(["retreat B 0203", "stand B"]);
    controller.clear();
    expect(controller.value.left).toEqual([]);
  });
});

describe("the hand of one who attacks", () => {
  it("lays out an attack and weighs it", async () => {
    const controller = await table(["attack A X", "attack A+B X"]);
    server.odds = ({ action }) => ({ action, exact: true, outcomes: [], odds: "3-1" });
    controller.tapUnit("X");
    await vi.waitFor(() => expect(controller.value.odds?.action).toBe("attack A+B X"));
    controller.tapUnit("B");
    expect(controller.value.odds).toBeUndefined();
    await vi.waitFor(() => expect(controller.value.odds?.action).toBe("attack A X"));
  });

  it("shows where those attacked could retreat to, with the results that drive them there", async () => {
    const controller = await table(["attack A X", "end"]);
    const way = { unit: "X", holds: false, stands: true, rule: "7.7" };
    server.odds = () => ({
      exact: true,
      outcomes: [],
      retreats: [
        { ...way, result: "D1", ends: ["0302"], ways: [{ path: ["0302"], mines: false }] },
        { ...way, result: "D2", ends: ["0302", "0102"] },
        { ...way, result: "A1", unit: "A", ends: ["0202"] },
      ],
    });
    controller.tapUnit("X");
    await vi.waitFor(() => expect(controller.value.odds).toBeDefined());
    const marks = marksOf(controller.task, controller.value, controller).filter(
      ({ kind }) => kind === "flight",
    );
    expect(marks.map(({ at, risk }) => [at, risk?.told])).toEqual([
      ["0302", "D1 D2"],
      ["0102", "D2"],
    ]);
    expect(marks.map(({ way }) => way?.at(-1))).toEqual(["0302", undefined]);
    expect(marks[0]?.way?.[0]).toBe(controller.placeOf("X"));
  });

  it("puts down what is laid out, and then there is nothing more to put down", async () => {
    const controller = await table(["attack A X", "end"]);
    server.odds = () => ({ exact: true, outcomes: [] });
    expect(hasSelection(controller.value)).toBe(false);
    controller.tapUnit("X");
    expect(hasSelection(controller.value)).toBe(true);
    controller.clear();
    expect(hasSelection(controller.value)).toBe(false);
    await settled();
  });

  it("hears why an attack is none", async () => {
    const controller = await table(["attack A+B X"]);
    server.explain = () => ({ legal: false, rule: "G-2", reason: "B is left over.", places: [] });
    server.odds = () => ({ outcomes: [] });
    controller.tapUnit("X");
    controller.tapUnit("B");
    await vi.waitFor(() => expect(controller.value.objection?.rule).toBe("G-2"));
    expect(asked.at(-1)?.params.action).toBe("attack A X");
  });

  it("gives up the only possible loss by itself", async () => {
    const controller = await table(["attack A X", "attack B X"]);
    server.play = ({ action }) => (action === "lose A" ? view(8) : view(6));
    const lost = () => asked.some(({ params }) => params.action === "lose A");
    server.actions = () => (lost() ? ["attack B X", "end"] : ["lose A"]);
    await controller.play("attack A X");
    await vi.waitFor(() => expect(controller.entry).toBe(8));
    expect([...controller.completed]).toEqual([7]);
  });

  it("has the only possible loss in hand where the person wants to be asked", async () => {
    settings.set({ only: false });
    const controller = await table(["lose A+B"]);
    expect(controller.value.given).toEqual(["A", "B"]);
    expect(asked.some(({ operation }) => operation === "play")).toBe(false);
    settings.set({ only: true });
  });

  it("does not end a phase by itself, nor what the game wants to be read", async () => {
    for (const only of ["end", "stay"]) await table([only]);
    expect(asked.some(({ operation }) => operation === "play")).toBe(false);
  });

  it("ends a phase by itself in which nobody could do anything, where the game has such", async () => {
    const began = { kind: "began" as const, rule: "", text: "", args: [], step: "fire" };
    const line = { entry: 4, by: "north", text: "end", events: [began] };
    const fire = view(4, { step: "fire", last: [line] });
    server.play = () => view(5);
    await table(["end"], fire, ascari);
    await vi.waitFor(() => expect(asked.some(({ operation }) => operation === "play")).toBe(true));
    await settled();
    asked.length = 0;
    await table(["end"], { ...fire, step: "movement" }, ascari);
    expect(asked.some(({ operation }) => operation === "play")).toBe(false);
  });

  it("keeps the attack when the chosen enemy is pressed once more", async () => {
    const controller = await table(["attack A X", "attack A+B X"]);
    server.odds = () => ({ exact: true, outcomes: [] });
    controller.tapUnit("X");
    controller.tapUnit("X");
    expect(controller.value.draft).toEqual({ attackers: ["A", "B"], defenders: ["X"] });
    await settled();
  });
});

describe("a counter in the hand", () => {
  it("goes where it is put down, if it may", async () => {
    const controller = await table(["move A 0102", "end"]);
    server.play = () => view(5, { position: { turn: 1, units: at({ A: "0102" }) } });
    controller.lift("A");
    expect(controller.value.mover).toBe("A");
    expect(await controller.drop("A", "0102")).toBe(true);
  });

  it("goes back, with the reason, if it may not", async () => {
    const controller = await table(["move A 0102", "end"]);
    server.explain = () => ({ legal: false, reason: "too far", rule: "1.2", places: [] });
    controller.lift("A");
    expect(await controller.drop("A", "0303")).toBe(false);
    expect(controller.value.objection?.rule).toBe("1.2");
    expect(await controller.drop("A", undefined)).toBe(false);
  });

  it("attacks what it is put down on", async () => {
    const controller = await table(["attack A X", "attack A+B X"]);
    server.odds = () => ({ action: "attack A X", exact: true, outcomes: [] });
    controller.lift("B");
    expect(await controller.drop("B", "0303")).toBe(false);
    expect(controller.value.draft.attackers).toContain("B");
    expect(controller.value.draft.defenders).toEqual(["X"]);
  });
});

describe("dice thrown by hand", () => {
  it("are sent when all are told", async () => {
    const controller = await table([], view(4, { pending: "dice", side: null }));
    server.play = () => view(5);
    await throwDie(controller, 3, 2);
    expect(controller.value.thrown).toEqual([3]);
    await throwDie(controller, 5, 2);
    const played = asked.find((a) => a.operation === "play");
    expect(played?.params).toMatchObject({ table: "t", dice: [3, 5], entry: 4 });
  });
});

describe("the hand of one who fires or goes by a plan", () => {
  const why = () => asked.filter((a) => a.operation === "explain").map((a) => a.params.action);
  const explained = { legal: false, rule: "4.2", reason: "No target." };

  it("asks of a unit without a target whether it has any, wherever is pressed", async () => {
    const controller = await table(["fire B 0303", "end"], view(4, { step: "fire" }), ascari);
    server.explain = () => explained;
    controller.tapUnit("A");
    await vi.waitFor(() => expect(controller.value.objection?.rule).toBe("4.2"));
    controller.tapPlace("0203");
    await vi.waitFor(() => expect(why()).toEqual(["fire A 0101", "fire A 0101"]));
  });

  it("speaks of fire after the last shot, too", async () => {
    const controller = await table(["end"], view(4, { step: "fire" }), ascari);
    server.explain = () => explained;
    controller.tapUnit("A");
    await vi.waitFor(() => expect(why()).toEqual(["fire A 0101"]));
  });

  it("offers nothing beside a way that takes the last of the points", async () => {
    const moving = { step: "moving", position: { turn: 1, units: at({ A: "0101" }) } };
    const controller = await table(["move A 0102", "stop"], view(4, moving), ascari);
    const places = [
      { at: "0102", cost: 1, path: ["0102"] },
      { at: "0103", cost: 2, path: ["0102", "0103"] },
    ];
    server.look = () => ({ unit: "A", places });
    controller.tapUnit("A");
    await vi.waitFor(() => expect(controller.value.reach?.places).toHaveLength(2));
    const offered = () =>
      marksOf(controller.task, controller.value, controller).flatMap(({ at, kind }) =>
        kind === "may" ? [at] : [],
      );
    expect(offered()).toEqual(["0103", "0102"]);
    server.look = () => ({ unit: "A", places: [] });
    controller.tapPlace("0103");
    await vi.waitFor(() => expect(controller.value.way).toEqual(["0102", "0103"]));
    expect(offered()).toEqual([]);
  });

  it("says where a plan has ended short of its goal", async () => {
    const moving = { step: "moving", position: { turn: 1, units: at({ A: "0101" }) } };
    const controller = await table(["move A 0102", "stop"], view(4, moving), ascari);
    server.look = () => ({
      unit: "A",
      places: [
        { at: "0102", cost: 1, path: ["0102"] },
        { at: "0103", cost: 2, path: ["0102", "0103"] },
      ],
    });
    controller.tapUnit("A");
    await vi.waitFor(() => expect(controller.value.reach?.places).toHaveLength(2));
    controller.tapPlace("0103");
    await vi.waitFor(() => expect(controller.value.way).toEqual(["0102", "0103"]));
    const stopped = { ...moving, position: { turn: 1, units: at({ A: "0102" }) } };
    server.say = () => view(6, stopped);
    server.play = server.say;
    await followPath(controller);
    expect(controller.value.stopped).toEqual({ unit: "A", goal: "0103", at: "0102" });
  });
});

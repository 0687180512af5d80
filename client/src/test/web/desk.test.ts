import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { kassala } from "../../main/web/games/kassala/kassala";
import { Desk } from "../../main/web/table/desk";
import { Pace, unfolded } from "../../main/web/table/pace";
import { TableStore } from "../../main/web/table/store";
import type { View } from "../../main/web/wire/types";
import { small } from "./small";

type Answer = (params: Record<string, unknown>) => unknown;

const at = (places: Record<string, string>) =>
  Object.fromEntries(Object.entries(places).map(([unit, place]) => [unit, { at: place }]));

const view = (entry: number, more: Partial<View> = {}): View => ({
  table: "t",
  entry,
  game: "small",
  scenario: "s",
  options: {},
  turn: 1,
  step: "movement",
  side: "red",
  pending: "choice",
  position: { turn: 1, units: at({ A: "0101", B: "0301", X: "0303" }) },
  ...more,
});

let server: Record<string, Answer>;
let asked: { operation: string; params: Record<string, unknown> }[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const operation = path.replace("/api/", "");
    const params = JSON.parse(String(init.body)) as Record<string, unknown>;
    asked.push({ operation, params });
    const body = server[operation]?.(params) as { error?: unknown };
    return new Response(JSON.stringify(body ?? {}), { status: body?.error ? 409 : 200 });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function table(actions: string[], first: View = view(4)): Promise<Desk> {
  server = {
    actions: () => ({ side: "red", total: actions.length, actions }),
    look: ({ what }) =>
      what === "reach"
        ? { unit: "A", places: [{ at: "0102", cost: 1 }] }
        : { units: [], enemies: [] },
    ...server,
  };
  const store = new TableStore("t", "en");
  store.set({ sheet: small, info: { table: "t", game: "small", seats: {}, mine: ["red"] } });
  const desk = new Desk(store, kassala.verbs, kassala.reaches);
  await store.take(first);
  return desk;
}

const settled = () => vi.waitFor(() => Promise.resolve());

describe("the hand of one who moves", () => {
  beforeEach(() => {
    server = {};
  });

  it("shows where the picked unit may go, and plays the place that is pressed", async () => {
    const desk = await table(["move A 0102", "move B 0302", "end"]);
    server.play = () => view(5);
    desk.tapUnit("A");
    await vi.waitFor(() => expect(desk.value.reach?.places[0]?.cost).toBe(1));
    desk.tapPlace("0102");
    await vi.waitFor(() => expect(desk.table.value.view?.entry).toBe(5));
    const played = asked.find((a) => a.operation === "play");
    expect(played?.params).toEqual({ table: "t", action: "move A 0102", entry: 4 });
    expect(desk.value.mover).toBeUndefined();
  });

  it("asks why not of a place that is not offered, and plays nothing", async () => {
    const desk = await table(["move A 0102", "end"]);
    const answer = { legal: false, rule: "II.D.7", reason: "Too far.", places: ["0303"] };
    server.explain = () => answer;
    desk.tapUnit("A");
    desk.tapPlace("0203");
    await vi.waitFor(() => expect(desk.value.objection?.rule).toBe("II.D.7"));
    expect(desk.value.objection).toMatchObject({
      reason: "Too far.",
      at: "0203",
      places: ["0303"],
    });
    expect(asked.some((a) => a.operation === "play")).toBe(false);
    expect(desk.value.mover).toBe("A");
  });

  it("takes another own unit when one is pressed, and puts it down when pressed again", async () => {
    const desk = await table(["move A 0102", "move B 0302", "end"]);
    desk.tapUnit("A");
    desk.tapUnit("B");
    expect(desk.value.mover).toBe("B");
    desk.tapUnit("B");
    expect(desk.value.mover).toBeUndefined();
    await settled();
  });

  it("fetches the new position when its answer came too late", async () => {
    const desk = await table(["move A 0102", "end"]);
    server.play = () => ({ error: { code: -32004, message: "stale" } });
    server.view = () => view(9, { side: "blue" });
    await desk.play("end");
    expect(desk.table.value.view?.entry).toBe(9);
    expect(desk.table.value.actions).toEqual([]);
  });

  it("says so when the server is away, and keeps the position", async () => {
    const desk = await table(["end"]);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("network")));
    await desk.play("end");
    expect(desk.value.objection?.reason).toContain("does not answer");
    expect(desk.value.busy).toBe(false);
    expect(desk.table.value.view?.entry).toBe(4);
  });

  it("holds a lone unit at once where only it may advance", async () => {
    const desk = await table(["advance A 0202", "stay"]);
    expect(desk.value.mover).toBe("A");
  });
});

describe("the hand of one who attacks", () => {
  beforeEach(() => {
    server = {};
  });

  it("lays out an attack and weighs it", async () => {
    const desk = await table(["attack A X", "attack A+B X"]);
    server.odds = ({ action }) => ({ action, exact: true, outcomes: [], odds: "3-1" });
    desk.tapUnit("X");
    await vi.waitFor(() => expect(desk.value.odds?.action).toBe("attack A+B X"));
    desk.tapUnit("B");
    expect(desk.value.odds).toBeUndefined();
    await vi.waitFor(() => expect(desk.value.odds?.action).toBe("attack A X"));
  });

  it("hears why an attack is none", async () => {
    const desk = await table(["attack A+B X"]);
    server.explain = () => ({ legal: false, rule: "G-2", reason: "B is left over.", places: [] });
    server.odds = () => ({ outcomes: [] });
    desk.tapUnit("X");
    desk.tapUnit("B");
    await vi.waitFor(() => expect(desk.value.objection?.rule).toBe("G-2"));
    expect(asked.at(-1)?.params.action).toBe("attack A X");
  });

  it("keeps the only possible loss in hand after the throw that asks for it", async () => {
    const desk = await table(["attack A X"]);
    server.play = () => view(6);
    server.actions = () => ({ side: "red", total: 1, actions: ["lose A"] });
    await desk.play("attack A X");
    expect(desk.value).toMatchObject({ given: ["A"], busy: false });
  });

  it("has the only possible loss in hand", async () => {
    const desk = await table(["lose A+B"]);
    expect(desk.value.given).toEqual(["A", "B"]);
  });
});

describe("a view", () => {
  beforeEach(() => {
    server = {};
  });

  it("that is older than what is known changes nothing but the log", async () => {
    const desk = await table(["end"]);
    await desk.table.take(
      view(2, { side: "blue", last: [{ entry: 2, by: "blue", text: "end", events: [] }] }),
    );
    expect(desk.table.value.view?.entry).toBe(4);
    expect(desk.table.value.lines.map((l) => l.entry)).toEqual([2]);
  });

  it("of another's turn leaves nothing to choose", async () => {
    const desk = await table(["end"]);
    await desk.table.take(view(5, { side: "blue" }));
    expect(desk.task).toEqual({ kind: "wait" });
  });
});

describe("what others do", () => {
  const told = (entry: number) =>
    view(entry, {
      last: [{ entry, by: "blue", text: "", events: [{ kind: "moved", from: "a", to: "b" }] }],
    });

  it("is shown one entry after another, in order", () => {
    vi.useFakeTimers();
    const shown: number[] = [];
    const pace = new Pace(
      (v) => shown.push(v.entry),
      () => false,
    );
    for (const entry of [1, 2, 3]) pace.add(told(entry), undefined);
    expect(shown).toEqual([1]);
    vi.advanceTimersToNextTimer();
    expect(shown).toEqual([1, 2]);
    pace.flush();
    expect(shown).toEqual([1, 2, 3]);
  });

  it("is unfolded when one view tells of several entries", () => {
    const line = (entry: number, unit: string, to: string) => ({
      entry,
      by: "blue",
      text: "",
      events: [{ kind: "moved", unit, from: "0303", to }],
    });
    const last = [line(4, "X", "0101"), line(5, "X", "0302"), line(6, "X", "0202")];
    const whole = view(6, { last });
    const steps = unfolded(view(4, { seats: { blue: "computer recruit" } }), whole);
    expect(steps.map((v) => v.entry)).toEqual([5, 6]);
    expect(steps[0]?.position.units.X?.at).toBe("0302");
    expect(steps[0]?.position.units.A?.at).toBe("0101");
    expect(steps[0]?.side).toBe("blue");
    expect(steps[1]).toBe(whole);
  });

  it("is not unfolded when something was taken back", () => {
    const back = { entry: 6, by: "blue", text: "undo 1", events: [] };
    const whole = view(6, { last: [{ ...back, entry: 5, text: "end" }, back] });
    expect(unfolded(view(4), whole)).toEqual([whole]);
  });

  it("is shown at once when motion is unwanted", () => {
    const shown: number[] = [];
    const pace = new Pace(
      (v) => shown.push(v.entry),
      () => true,
    );
    for (const entry of [1, 2]) pace.add(told(entry), undefined);
    expect(shown).toEqual([1, 2]);
  });
});

describe("a press that comes before the legal actions are known", () => {
  it("is answered when they are", async () => {
    server = {};
    const desk = await table(["move A 0102", "end"]);
    const took = desk.table.take(view(5));
    desk.tapUnit("A");
    expect(desk.value.mover).toBeUndefined();
    await took;
    expect(desk.value.mover).toBe("A");
  });
});

describe("a press that comes twice", () => {
  it("is sent once", async () => {
    server = {};
    const desk = await table(["end"]);
    server.play = () => view(5, { side: "blue" });
    await desk.play("end");
    await desk.play("end");
    expect(asked.filter((a) => a.operation === "play")).toHaveLength(1);
  });
});

describe("legal actions whose answer gets lost", () => {
  it("are asked for again", async () => {
    server = {};
    const desk = await table(["end"]);
    vi.useFakeTimers();
    server.actions = () => ({ error: { code: -32603, message: "lost" } });
    await desk.table.take(view(5));
    expect(desk.table.ready).toBe(false);
    server.actions = () => ({ side: "red", total: 1, actions: ["end"] });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(desk.table.ready).toBe(true);
  });
});

describe("a counter in the hand", () => {
  beforeEach(() => {
    server = {};
  });

  it("goes where it is put down, if it may", async () => {
    const desk = await table(["move A 0102", "end"]);
    server.play = () => view(5, { position: { turn: 1, units: at({ A: "0102" }) } });
    desk.lift("A");
    expect(desk.value.mover).toBe("A");
    expect(await desk.drop("A", "0102")).toBe(true);
  });

  it("goes back, with the reason, if it may not", async () => {
    const desk = await table(["move A 0102", "end"]);
    server.explain = () => ({ legal: false, reason: "too far", rule: "1.2", places: [] });
    desk.lift("A");
    expect(await desk.drop("A", "0303")).toBe(false);
    expect(desk.value.objection?.rule).toBe("1.2");
    expect(await desk.drop("A", undefined)).toBe(false);
  });

  it("attacks what it is put down on", async () => {
    const desk = await table(["attack A X", "attack A+B X"]);
    server.odds = () => ({ action: "attack A X", exact: true, outcomes: [] });
    desk.lift("B");
    expect(await desk.drop("B", "0303")).toBe(false);
    expect(desk.value.draft.attackers).toContain("B");
    expect(desk.value.draft.defenders).toEqual(["X"]);
  });
});

describe("what is asked in passing", () => {
  beforeEach(() => {
    server = {};
  });

  it("is why the picked unit may not go where is pointed at", async () => {
    const desk = await table(["move A 0102", "end"]);
    server.explain = ({ action }) => ({ legal: false, reason: String(action), rule: "1.2" });
    desk.tapUnit("A");
    desk.peek("0102");
    desk.peek("0303");
    await vi.waitFor(() => expect(desk.value.peek?.reason).toBe("move A 0303"));
    expect(desk.value.objection).toBeUndefined();
    desk.peek(undefined);
    expect(desk.value.peek).toBeUndefined();
  });

  it("is nothing where all may be done", async () => {
    const desk = await table(["move A 0102", "end"]);
    desk.peek("0101");
    desk.peek("0202");
    await settled();
    expect(asked.some((a) => a.operation === "explain")).toBe(false);
  });
});

describe("before a phase ends", () => {
  beforeEach(() => {
    server = {};
  });

  it("it is said once if nothing was done in it", async () => {
    const desk = await table(["move A 0102", "end"]);
    server.play = () => view(5);
    desk.end("end", true);
    expect(desk.value.warned).toBe(true);
    expect(asked.some((a) => a.operation === "play")).toBe(false);
    desk.end("end", true);
    await vi.waitFor(() => expect(desk.table.value.view?.entry).toBe(5));
  });

  it("the units that may still move are shown one after another", async () => {
    const desk = await table(["move A 0102", "move B 0302", "end"]);
    expect([desk.next(), desk.next(), desk.next()]).toEqual(["A", "B", "A"]);
  });
});

describe("the position looked over", () => {
  it("is looked over again when it changes, until one stops", async () => {
    server = {};
    const desk = await table(["move A 0102", "end"]);
    server.look = ({ what }) =>
      what === "threat" ? { places: [{ place: "0101", attackers: ["X"] }] } : {};
    desk.watchOver();
    await vi.waitFor(() => expect(desk.value.threats).toHaveLength(1));
    await desk.table.take(view(5));
    expect(desk.value.watching).toBe(true);
    const looked = () => asked.filter((a) => a.params.what === "threat").length;
    await vi.waitFor(() => expect(looked()).toBe(2));
    server.look = ({ place }) => ({ place, attackers: ["X"] });
    desk.peek("0202");
    await vi.waitFor(() => expect(desk.value.feared?.place).toBe("0202"));
    desk.peek(undefined);
    expect(desk.value.feared).toBeUndefined();
    desk.watchOver();
    expect(desk.value.threats).toBeUndefined();
  });
});

describe("dice thrown by hand", () => {
  it("are sent when all are told", async () => {
    server = {};
    const desk = await table([], view(4, { pending: "dice", side: null }));
    server.play = () => view(5);
    await desk.throwDie(3, 2);
    expect(desk.value.thrown).toEqual([3]);
    await desk.throwDie(5, 2);
    const played = asked.find((a) => a.operation === "play");
    expect(played?.params).toEqual({ table: "t", dice: [3, 5], entry: 4 });
  });
});

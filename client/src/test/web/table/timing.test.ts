import { describe, expect, it, vi } from "vitest";
import { kassala } from "../../../main/web/games/kassala/kassala";
import type { Controller } from "../../../main/web/table/interaction/controller";
import { TableController } from "../../../main/web/table/interaction/tablecontroller";
import { Playback, unfoldEntries } from "../../../main/web/table/state/playback";
import { offered } from "../support/offered";
import { asked, served, server, table, view } from "../support/tables";

served();

/** What a view tells may be chosen. */
const told = (...texts: string[]) => ({ actions: offered(texts) });

describe("a view", () => {
  it("that is older than what is known changes nothing but the log", async () => {
    const controller = await table(["end"]);
    await controller.table.take(
      view(2, { side: "blue", last: [{ entry: 2, by: "blue", text: "end", events: [] }] }),
    );
    expect(controller.table.value.view?.entry).toBe(4);
    expect(controller.table.value.lines.map((l) => l.entry)).toEqual([2]);
  });

  it("of another's turn leaves nothing to choose", async () => {
    const controller = await table(["end"]);
    await controller.table.take(view(5, { side: "blue" }));
    expect(controller.task).toEqual({ kind: "wait" });
  });
});

describe("a view and what may be chosen in it", () => {
  /** The entry that is shown with the texts that may be chosen, at every moment in which one draws. */
  function drawn(controller: Controller): [number | undefined, string][] {
    const moments: [number | undefined, string][] = [];
    controller.table.subscribe(() => {
      const { view: shown, actions } = controller.table.value;
      moments.push([shown?.entry, actions.map(({ text }) => text).join()]);
    });
    return moments;
  }

  it("are shown together", async () => {
    const controller = await table(["end"]);
    const moments = drawn(controller);
    await controller.table.take({
      ...view(5, { side: "blue", mine: ["red", "blue"] }),
      ...told("stay"),
    });
    expect(new Set(moments.map(String))).toEqual(new Set(["5,stay"]));
    expect(asked).toEqual([]);
  });

  it("stand until it is known what may be chosen next", async () => {
    const controller = await table(["end"]);
    const moments = drawn(controller);
    server.view = () => view(5);
    server.actions = () => ["stay"];
    const took = controller.table.take(view(5));
    expect(controller.table.value.behind).toBe(true);
    expect(controller.table.ready).toBe(false);
    await took;
    expect(controller.table.value.behind).toBe(false);
    expect(new Set(moments.map(String))).toEqual(new Set(["4,end", "5,stay"]));
  });

  it("give way to what came meanwhile", async () => {
    const controller = await table(["end"]);
    server.view = () => view(5);
    const took = controller.table.take(view(5));
    await controller.table.take({ ...view(6), ...told("stay") });
    await took;
    expect(controller.table.value.view?.entry).toBe(6);
    expect(controller.table.value.behind).toBe(false);
  });

  it("stand while something is said beside the game", async () => {
    const controller = await table(["end"]);
    const { actions } = controller.table.value;
    await controller.table.take(view(4, { chat: [{ by: "blue", text: "Well played", at: 1 }] }));
    expect(controller.table.value.actions).toBe(actions);
    expect(controller.table.value.view?.chat).toHaveLength(1);
    expect(asked).toEqual([]);
  });

  it("are of whoever chooses now, where a seat has been taken since", async () => {
    const controller = await table(["end"], view(4, { side: "blue" }));
    expect(controller.table.value.actions).toEqual([]);
    await controller.table.take({ ...view(4, { side: "blue", mine: ["blue"] }), ...told("stay") });
    expect(controller.table.value.actions.map(({ text }) => text)).toEqual(["stay"]);
  });
});

describe("a hand that comes to a table as it stands", () => {
  it("keeps what is laid out while nothing is played", async () => {
    const { table: store } = await table(["take 2"]);
    const controller = new TableController(store, kassala.play);
    controller.propose("take 2", "Give");
    store.set({ link: "open" });
    expect(controller.value.proposed?.text).toBe("take 2");
  });

  it("has the only unit that may go in hand", async () => {
    const { table: store } = await table(["advance A 0202", "stay"]);
    expect(new TableController(store, kassala.play).value.mover).toBe("A");
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
    const pace = new Playback(
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
    const steps = unfoldEntries(
      view(4, { seats: { blue: "computer recruit" }, roles: ["red"] }),
      whole,
    );
    expect(steps.map((v) => v.entry)).toEqual([5, 6]);
    expect(steps[0]?.position.units.X?.at).toBe("0302");
    expect(steps[0]?.position.units.A?.at).toBe("0101");
    expect(steps[0]?.side).toBe("blue");
    expect(steps[0]?.roles).toBeUndefined();
    expect(steps[1]).toBe(whole);
  });

  it("is not unfolded when something was taken back", () => {
    const end = { entry: 5, by: "blue", text: "end", events: [] };
    const back = { ...end, entry: 6, text: "undo 1", word: "undo", takes: [5] };
    const whole = view(6, { last: [end, back] });
    expect(unfoldEntries(view(4), whole)).toEqual([whole]);
  });

  it("is shown at once when motion is unwanted", () => {
    const shown: number[] = [];
    const pace = new Playback(
      (v) => shown.push(v.entry),
      () => true,
    );
    for (const entry of [1, 2]) pace.add(told(entry), undefined);
    expect(shown).toEqual([1, 2]);
  });
});

describe("a press that comes before the legal actions are known", () => {
  it("is answered when they are", async () => {
    const controller = await table(["move A 0102", "end"]);
    server.view = () => view(5);
    const took = controller.table.take(view(5));
    controller.tapUnit("A");
    expect(controller.value.mover).toBeUndefined();
    await took;
    expect(controller.value.mover).toBe("A");
  });
});

describe("a choice", () => {
  it("takes one request, which brings the next choice and its duties", async () => {
    const controller = await table(["move A 0102", "end"]);
    server.play = () => view(5);
    server.actions = () => ["attack A X"];
    server.duties = () => ({ units: ["A"], enemies: ["X"] });
    await controller.play("move A 0102");
    expect(controller.task).toMatchObject({ kind: "battle" });
    expect(controller.table.value.duties?.units).toEqual(["A"]);
    expect(asked.map(({ operation }) => operation)).toEqual(["play"]);
  });

  it("of another takes none: what it brings is told", async () => {
    const controller = await table(["end"], view(4, { side: "blue" }));
    await controller.table.take({ ...view(5), actions: offered(["end"]) });
    expect(controller.task).toMatchObject({ kind: "walk" });
    expect(asked).toEqual([]);
  });
});

describe("a press that comes twice", () => {
  it("is sent once", async () => {
    const controller = await table(["end"]);
    server.play = () => view(5, { side: "blue" });
    await controller.play("end");
    await controller.play("end");
    expect(asked.filter((a) => a.operation === "play")).toHaveLength(1);
  });
});

describe("legal actions whose answer gets lost", () => {
  it("are asked for again", async () => {
    const controller = await table(["end"]);
    vi.useFakeTimers();
    server.view = () => ({ error: { code: -32603, message: "lost" } });
    await controller.table.take(view(5));
    expect(controller.table.ready).toBe(false);
    server.view = () => view(5);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(controller.table.ready).toBe(true);
  });
});

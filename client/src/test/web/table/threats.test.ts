import { describe, expect, it, vi } from "vitest";
import { watchOver } from "../../../main/web/table/interaction/threats";
import { asked, served, server, settled, table, view } from "../support/tables";

served();

describe("what is asked in passing", () => {
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
    const desk = await table(["move A 0102", "end"]);
    server.look = ({ what }) =>
      what === "threat" ? { places: [{ place: "0101", attackers: ["X"] }] } : {};
    watchOver(desk);
    await vi.waitFor(() => expect(desk.value.threats).toHaveLength(1));
    server.view = () => view(5);
    await desk.table.take(view(5));
    expect(desk.value.watching).toBe(true);
    const looked = () => asked.filter((a) => a.params.what === "threat").length;
    await vi.waitFor(() => expect(looked()).toBe(2));
    server.look = ({ place }) => ({ place, attackers: ["X"] });
    desk.peek("0202");
    await vi.waitFor(() => expect(desk.value.feared?.place).toBe("0202"));
    desk.peek(undefined);
    expect(desk.value.feared).toBeUndefined();
    watchOver(desk);
    expect(desk.value.threats).toBeUndefined();
  });
});

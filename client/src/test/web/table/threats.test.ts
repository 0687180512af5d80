import { describe, expect, it, vi } from "vitest";
import { toggleThreats } from "../../../main/web/table/interaction/threats";
import { asked, served, server, settled, table, view } from "../support/tables";

served();

describe("what is asked in passing", () => {
  it("is why the picked unit may not go where is pointed at", async () => {
    const controller = await table(["move A 0102", "end"]);
    server.explain = ({ action }) => ({ legal: false, reason: String(action), rule: "1.2" });
    controller.tapUnit("A");
    controller.peek("0102");
    controller.peek("0303");
    await vi.waitFor(() => expect(controller.value.peek?.reason).toBe("move A 0303"));
    expect(controller.value.objection).toBeUndefined();
    controller.peek(undefined);
    expect(controller.value.peek).toBeUndefined();
  });

  it("is nothing where all may be done", async () => {
    const controller = await table(["move A 0102", "end"]);
    controller.peek("0101");
    controller.peek("0202");
    await settled();
    expect(asked.some((a) => a.operation === "explain")).toBe(false);
  });
});

describe("before a phase ends", () => {
  it("it is said once if nothing was done in it", async () => {
    const controller = await table(["move A 0102", "end"]);
    server.play = () => view(5);
    controller.end("end", true);
    expect(controller.value.warned).toBe(true);
    expect(asked.some((a) => a.operation === "play")).toBe(false);
    controller.end("end", true);
    await vi.waitFor(() => expect(controller.table.value.view?.entry).toBe(5));
  });

  it("the units that may still move are shown one after another", async () => {
    const controller = await table(["move A 0102", "move B 0302", "end"]);
    expect([controller.next(), controller.next(), controller.next()]).toEqual(["A", "B", "A"]);
  });
});

describe("the position looked over", () => {
  it("is looked over again when it changes, until one stops", async () => {
    const controller = await table(["move A 0102", "end"]);
    server.look = ({ what }) =>
      what === "threat" ? { places: [{ place: "0101", attackers: ["X"] }] } : {};
    toggleThreats(controller);
    await vi.waitFor(() => expect(controller.value.threats).toHaveLength(1));
    server.view = () => view(5);
    await controller.table.take(view(5));
    expect(controller.value.watching).toBe(true);
    const looked = () => asked.filter((a) => a.params.what === "threat").length;
    await vi.waitFor(() => expect(looked()).toBe(2));
    server.look = ({ place }) => ({ place, attackers: ["X"] });
    controller.peek("0202");
    await vi.waitFor(() => expect(controller.value.hoveredThreat?.place).toBe("0202"));
    controller.peek(undefined);
    expect(controller.value.hoveredThreat).toBeUndefined();
    toggleThreats(controller);
    expect(controller.value.threats).toBeUndefined();
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, queue } from "../../../main/web/protocol/api";
import { asked, served, server } from "../support/tables";

served();

const place = { kind: "advice", table: "t", place: 3, of: 7 };

describe("who waits for what the server computes", () => {
  let answer: (action: string) => void = () => {};

  beforeEach(() => {
    vi.useFakeTimers();
    server.queue = () => ({ waiting: 7, yours: [place] });
    const rest = globalThis.fetch;
    const late = new Promise<Response>((told) => {
      answer = (action) => told(new Response(JSON.stringify({ action })));
    });
    vi.stubGlobal("fetch", (path: string, init: RequestInit) =>
      path === "/api/suggest" ? late : rest(path, init),
    );
  });

  afterEach(() => vi.useRealTimers());

  it("is told the place, and no more once the answer is there", async () => {
    const hint = api.suggest("t");
    await vi.advanceTimersByTimeAsync(1000);
    expect(queue.value.place).toEqual(place);
    answer("end");
    expect((await hint).action).toBe("end");
    expect(queue.value.place).toBeUndefined();
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked.map(({ operation }) => operation)).toEqual(["queue"]);
  });

  it("asks for no place where the answer comes at once", async () => {
    const hint = api.suggest("t");
    answer("end");
    await hint;
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual([]);
  });

  it("is told no place any more of what was asked about a position that has passed", async () => {
    const hint = api.suggest("t");
    await vi.advanceTimersByTimeAsync(1000);
    expect(queue.value.place).toEqual(place);
    queue.forget();
    await vi.advanceTimersByTimeAsync(3000);
    expect(queue.value.place).toBeUndefined();
    answer("end");
    expect((await hint).action).toBe("end");
    expect(asked.map(({ operation }) => operation)).toEqual(["queue"]);
  });

  it("waits on where the place cannot be told", async () => {
    server.queue = () => ({ error: { code: -32005, message: "too much", data: {} } });
    const hint = api.suggest("t");
    await vi.advanceTimersByTimeAsync(3000);
    expect(queue.value.place).toBeUndefined();
    answer("end");
    expect((await hint).action).toBe("end");
  });
});

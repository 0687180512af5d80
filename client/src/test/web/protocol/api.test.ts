import { afterEach, expect, test, vi } from "vitest";
import { api, Unreachable } from "../../../main/web/protocol/api";

afterEach(() => vi.unstubAllGlobals());

test("a line that is dead without breaking is given up", async () => {
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(patience.signal);
  vi.stubGlobal("fetch", (_: string, { signal }: RequestInit) => {
    return new Promise((_answered, failed) => {
      signal?.addEventListener("abort", () => failed(signal.reason));
    });
  });

  const answer = api.play("t1", "end", 4);
  patience.abort(new DOMException("no answer", "TimeoutError"));

  await expect(answer).rejects.toThrow(Unreachable);
  expect(timeout).toHaveBeenCalledOnce();
});

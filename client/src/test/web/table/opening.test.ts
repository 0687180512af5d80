import { afterEach, describe, expect, it, vi } from "vitest";
import { TableStore } from "../../../main/web/table/state/tablestore";

afterEach(() => vi.unstubAllGlobals());

/** Why a table is not shown whose page got this answer. */
async function missing(code: number, message: string): Promise<unknown> {
  const body = JSON.stringify({ error: { code, message } });
  vi.stubGlobal("fetch", async () => new Response(body, { status: 409 }));
  const store = new TableStore("t", "en");
  await store.open();
  return store.value.missing;
}

describe("a table that cannot be shown", () => {
  it("tells what the server says of one that its rules do not let begin", async () => {
    const reason = "This table cannot even begin under the present rules.";
    expect(await missing(-32003, reason)).toMatchObject({ what: "missing.shut", reason });
  });

  it("is gone where the server knows none", async () => {
    expect(await missing(-32001, "no such table")).toMatchObject({ what: "missing.table" });
  });

  it("does not answer whatever else went wrong", async () => {
    expect(await missing(-32603, "a fault")).toMatchObject({ what: "missing.away" });
  });
});

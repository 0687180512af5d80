import { describe, expect, it } from "vitest";
import { served, table, view } from "../support/tables";

served();

describe("a table that waits for another", () => {
  it("knows it whichever comes first, the news of it or the answer to what led there", async () => {
    const controller = await table(["fight field"], view(4));
    await controller.table.take(view(5, { pending: "elsewhere", elsewhere: "there" }));
    await controller.table.take(view(5, { pending: "elsewhere" }));
    expect(controller.table.value.view?.elsewhere).toBe("there");
  });

  it("forgets it when it goes on", async () => {
    const controller = await table(["fight field"], view(4));
    await controller.table.take(view(5, { pending: "elsewhere", elsewhere: "there" }));
    await controller.table.take(view(6, { pending: "dice" }));
    expect(controller.table.value.view?.elsewhere).toBeUndefined();
    await controller.table.take(view(7, { pending: "elsewhere" }));
    expect(controller.table.value.view?.elsewhere).toBeUndefined();
  });
});

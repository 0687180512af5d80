import { describe, expect, it } from "vitest";
import type { LogLine } from "../../../main/web/protocol/types";
import { unfoldEntries } from "../../../main/web/table/state/playback";
import { toldLines } from "../../../main/web/table/state/tablestore";
import { asked, served, server, table, view } from "../support/tables";

served();

const lines = (from: number, to: number): LogLine[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({
    entry: from + i,
    by: "red",
    text: "end",
    events: [],
  }));

describe("a log in pages", () => {
  it("keeps what is known where the page reaches back to it", () => {
    const known = toldLines(lines(1, 4), view(6, { last: lines(5, 6) }));
    expect(known.map((line) => line.entry)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("lets go of what is known where entries between are not told", () => {
    const known = toldLines(lines(1, 4), view(300, { earlier: 100, last: lines(101, 300) }));
    expect(known[0]?.entry).toBe(101);
    expect(known).toHaveLength(200);
  });

  it("is read backwards page by page until all of it is known", async () => {
    const controller = await table(["end"], view(300, { earlier: 200, last: lines(201, 300) }));
    server.log = ({ before }) => {
      const last = Number(before) - 1;
      return { earlier: Math.max(0, last - 150), lines: lines(Math.max(1, last - 149), last) };
    };
    expect(controller.table.unread).toBe(200);
    await controller.table.readEarlier();
    expect(controller.table.unread).toBe(50);
    await controller.table.readEarlier();
    await controller.table.readEarlier();
    expect(controller.table.unread).toBe(0);
    expect(controller.table.value.whole.map((line) => line.entry)).toEqual(
      lines(1, 300).map((line) => line.entry),
    );
    const pages = asked.filter(({ operation }) => operation === "log");
    expect(pages.map(({ params }) => params.before)).toEqual([201, 51]);
  });

  it("is fetched up to an entry before what is known when one looks back there", async () => {
    const controller = await table(["end"], view(300, { earlier: 200, last: lines(201, 300) }));
    server.view = () => view(30);
    server.log = () => ({ earlier: 0, lines: lines(1, 30) });
    await controller.table.lookBack(30);
    expect(controller.table.value.lines.at(-1)?.entry).toBe(30);
    expect(controller.table.value.whole).toHaveLength(100);
  });

  it("is shown at once where it leaves out what happened in between", () => {
    const late = view(300, { earlier: 200, last: lines(201, 300) });
    expect(unfoldEntries(view(4), late)).toEqual([late]);
  });
});

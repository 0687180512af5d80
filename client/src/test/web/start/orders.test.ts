import { describe, expect, it } from "vitest";
import type { OptionDef } from "../../../main/web/protocol/types";
import { newTable } from "../../../main/web/start/newtable";
import { asking, isAsked, sensible } from "../../../main/web/start/orders";

const kinds: OptionDef[] = [
  { id: "support", title: "", rule: "", type: "choice", default: "ask", sensible: "lowest" },
  { id: "within", title: "", rule: "", type: "number", default: 8, sensible: 8 },
];

describe("orders before a game", () => {
  it("ask where none is given, and where all are given back", () => {
    expect(isAsked(kinds, {})).toBe(true);
    expect(isAsked(kinds, asking(kinds))).toBe(true);
  });

  it("answer once one of them decides, and not by what only narrows it", () => {
    expect(isAsked(kinds, sensible(kinds))).toBe(false);
    expect(isAsked(kinds, { support: "most" })).toBe(false);
    expect(isAsked(kinds, { within: 3 })).toBe(true);
  });

  it("go with the table, for every seat of mine and no other", () => {
    const occupants = { axis: "me", allies: "friend" } as const;
    expect(
      newTable("k", "s", {}, occupants, undefined, {}, "consent", sensible(kinds)).orders,
    ).toEqual({
      axis: { support: "lowest" },
    });
    expect(newTable("k", "s", {}, occupants).orders).toBeUndefined();
  });
});

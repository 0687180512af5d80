import { afterEach, describe, expect, it } from "vitest";
import { words as ascari } from "../../../main/web/games/ascari/words/words";
import { words as sudan } from "../../../main/web/games/fireandsword/words/words";
import { words as kassala } from "../../../main/web/games/kassala/words/words";
import { words as kasserine } from "../../../main/web/games/kasserine/words/words";
import { formatMessage } from "../../../main/web/i18n/message";
import { accentPattern } from "../../../main/web/i18n/pseudo";
import { languageStore, preferredLanguage, translate } from "../../../main/web/i18n/translate";

afterEach(() => languageStore.set({ language: "en" }));

describe("the language that shows what is not translated", () => {
  it("is spoken only where a browser asks for nothing before it", () => {
    expect(preferredLanguage(["qps"])).toBe("qps");
    expect(preferredLanguage(["it-IT", "qps"])).toBe("it");
  });

  it("accents what a reader sees, and leaves places and numbers as they are", () => {
    expect(accentPattern("Move {0} to {1}.")).toBe("Móvé {0} tó {1}.");
    const pattern = accentPattern("{number0, plural, one {# hex off} other {# hexes off}}, {1}");
    const args = [
      { word: "2", told: "2" },
      { word: "here", told: "here" },
    ];
    expect(formatMessage(pattern, args, "qps")).toBe("2 héxés óff, here");
  });

  it("is spoken by the frame and by every game", () => {
    languageStore.set({ language: "qps" });
    expect(translate("start.options")).toMatch(/[áéíóú]/);
    for (const words of [ascari(), sudan(), kassala(), kasserine()]) {
      expect(words.place).toMatch(/[áéíóúÁÉÍÓÚ]/);
    }
  });
});

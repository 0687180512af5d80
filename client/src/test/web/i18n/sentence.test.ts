import { expect, it } from "vitest";
import { withoutStop } from "../../../main/web/i18n/sentence";
import { translate } from "../../../main/web/i18n/translate";

it("a sentence that begins with a name has a capital there", () => {
  expect(translate("walk.none", "battalion of Panzer-Regiment 7")).toBe(
    "Battalion of Panzer-Regiment 7 may not go anywhere now.",
  );
});

it("a name that is no sentence stays as it is", () => {
  expect(translate("unit.at", "battalion of Panzer-Regiment 7", "3919")).toBe(
    "battalion of Panzer-Regiment 7 in 3919",
  );
});

it("sentences in a row have no stops of their own", () => {
  expect(withoutStop("Move Nubian infantry 2 to 0203.")).toBe("Move Nubian infantry 2 to 0203");
});

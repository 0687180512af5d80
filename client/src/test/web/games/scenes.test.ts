import { beforeAll, describe, expect, it } from "vitest";
import { anyPartsOf, loadAllParts } from "../../../main/web/games/games";
import { Geometry } from "../../../main/web/sheet/geometry";
import { fieldFrame } from "../../../main/web/sheet/paint/field/frame";
import { sceneOf, viewOf } from "../../../main/web/start/picture";
import { battlefields } from "../support/battlefields";

beforeAll(loadAllParts);

describe("the pictures of the games", () => {
  it("are a scene for each game, with counters of which none lies on another", () => {
    for (const game of ["kassala", "ascari", "kasserine", "fireandsword"]) {
      const scenes = anyPartsOf(game, game).map.scenes ?? [];
      expect(scenes.length, game).toBeGreaterThan(0);
      for (const { counters } of scenes) {
        expect(counters.length, game).toBeGreaterThan(4);
        expect(new Set(counters.map(([, at]) => at)).size, game).toBe(counters.length);
        expect(new Set(counters.map(([unit]) => unit)).size, game).toBe(counters.length);
      }
    }
  });

  it("go by the scenario, and by the first scene before one is chosen", () => {
    const scenes = anyPartsOf("ascari", "Ascari").map.scenes ?? [];
    expect(sceneOf(scenes, "")?.scenario).toBe("s2");
    expect(sceneOf(scenes, "s4")?.scenario).toBe("s4");
    expect(sceneOf(scenes, "s9")).toBeUndefined();
    const kasserine = anyPartsOf("kasserine", "Kasserine").map.scenes ?? [];
    expect(sceneOf(kasserine, "campaign")).toBe(kasserine[0]);
  });

  it("show a part of the map that lies within its frame, with every counter on it", () => {
    const scenes = anyPartsOf("ascari", "Ascari").map.scenes ?? [];
    for (const [file, sheet] of battlefields()) {
      const scene = sceneOf(scenes, file.split(".")[0] ?? "");
      const geo = new Geometry(sheet);
      const frame = fieldFrame(geo);
      const view = viewOf(geo, frame, scene);
      expect(view.width).toBeLessThan(frame.width * 0.6);
      expect(view.x).toBeGreaterThanOrEqual(frame.x);
      expect(view.y + view.height).toBeLessThanOrEqual(frame.y + frame.height);
      for (const [, at] of scene?.counters ?? []) {
        const c = geo.centre(at);
        expect(c.x > view.x && c.x < view.x + view.width, `${file} ${at}`).toBe(true);
        expect(c.y > view.y && c.y < view.y + view.height, `${file} ${at}`).toBe(true);
      }
    }
  });

  it("show the whole map where there is no scene", () => {
    const geo = new Geometry(battlefields()[0]?.[1] ?? expect.fail());
    const frame = fieldFrame(geo);
    expect(viewOf(geo, frame, undefined).width).toBeGreaterThan(frame.width);
  });
});

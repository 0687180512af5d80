import { useEffect, useMemo, useState } from "preact/hooks";
import type { Example, GameParts, Scene } from "../games/parts";
import { language } from "../i18n/translate";
import { api } from "../protocol/api";
import type { Messages, Place, SheetData, View } from "../protocol/types";
import { BandPatterns } from "../sheet/bands";
import { withNames } from "../sheet/called";
import { CounterFace, tinted } from "../sheet/counter";
import { type Box, Geometry, rounded } from "../sheet/geometry";
import { MarkPatterns, Named, Route } from "../sheet/marks";
import { readSheet } from "../sheet/read";

/** Height of a scene, of its breadth; what is broader or higher on the screen shows a little more or less. */
const HIGH = 0.66;

const NOWHERE: readonly Place[] = [];

/** A scene of the game, on its own map; of a game with several, that of a scenario; or an example. */
export function Picture({
  parts,
  scenario = "",
  example,
  named = NOWHERE,
}: {
  parts: GameParts;
  scenario?: string;
  example?: Example;
  /** The hexes whose numbers are shown. */
  named?: readonly Place[];
}) {
  const path = example?.path ?? NOWHERE;
  const [told, setTold] = useState<unknown>(undefined);
  const [messages, setMessages] = useState<Messages>({});
  useEffect(() => {
    api.sheet(parts.id).then(setTold, () => undefined);
  }, [parts]);
  const scene = example ?? sceneOf(parts.map.scenes ?? [], scenario);
  const played = scenario || (scene?.scenario ?? "");
  useEffect(() => {
    if (language() === "en") return;
    api.messages(parts.id, played, language()).then(setMessages, () => undefined);
  }, [parts, played]);
  const sheet = useMemo(
    () =>
      told ? withNames(readSheet(told, { scenario: played, options: {} }), messages) : undefined,
    [told, played, messages],
  );
  const drawn = useMemo(
    () => (sheet ? <Drawn {...{ parts, sheet }} scene={scene} {...{ path, named }} /> : null),
    [sheet, parts, scene, path, named],
  );
  return <div class="picture">{drawn}</div>;
}

/** The whole map of a table that has one of its own. */
export function SheetPicture({ parts, sheet }: { parts: GameParts; sheet: SheetData }) {
  return (
    <div class="picture">
      <Drawn {...{ parts, sheet }} scene={undefined} path={NOWHERE} named={NOWHERE} />
    </div>
  );
}

/** The scene for a scenario; before one is chosen the first. */
export function sceneOf(scenes: readonly Scene[], scenario: string): Scene | undefined {
  return scenario === ""
    ? scenes[0]
    : (scenes.find((scene) => scene.scenario === scenario) ??
        scenes.find((scene) => scene.scenario === undefined));
}

/** What of the drawing a scene shows, within the frame. */
export function viewOf(geo: Geometry, frame: Box, scene: Scene | undefined): Box {
  if (!scene || !geo.has(scene.about)) {
    return { x: frame.x - 10, y: frame.y - 10, width: frame.width + 20, height: frame.height + 20 };
  }
  const c = geo.centre(scene.about);
  const width = Math.min(scene.breadth, frame.width);
  const height = Math.min(width * HIGH, frame.height);
  const within = (at: number, size: number, from: number, whole: number) =>
    Math.max(from, Math.min(from + whole - size, at - size / 2));
  return {
    x: within(c.x, width, frame.x, frame.width),
    y: within(c.y, height, frame.y, frame.height),
    width,
    height,
  };
}

function Drawn({
  parts,
  sheet,
  scene,
  path,
  named,
}: {
  parts: GameParts;
  sheet: SheetData;
  scene: Scene | undefined;
  path: readonly Place[];
  named: readonly Place[];
}) {
  const geo = new Geometry(sheet);
  const frame = parts.map.frame(geo);
  const box = viewOf(geo, frame, scene);
  const { Print, Names, Over } = parts.map;
  const view = scene?.position
    ? ({ position: scene.position, options: {} } as unknown as View)
    : undefined;
  return (
    <svg
      class="picture-map"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      preserveAspectRatio={scene ? "xMidYMid slice" : "xMidYMid meet"}
      aria-hidden="true"
    >
      <BandPatterns />
      <Print sheet={sheet} geo={geo} frame={frame} deployment={false} />
      {view && Over && <Over sheet={sheet} geo={geo} view={view} />}
      {scene && <Units {...{ parts, sheet, geo, scene }} />}
      {path.length > 0 && (
        <>
          <MarkPatterns />
          <Route geo={geo} path={path} />
        </>
      )}
      <Named geo={geo} places={named} />
      {Names && <Names sheet={sheet} geo={geo} frame={frame} deployment={false} />}
    </svg>
  );
}

/** The counters of a scene, each where it stands there. */
function Units({
  parts,
  sheet,
  geo,
  scene,
}: {
  parts: GameParts;
  sheet: SheetData;
  geo: Geometry;
  scene: Scene;
}) {
  const units = new Map(sheet.units.map((unit) => [unit.id, unit]));
  return (
    <>
      {scene.counters.map(([id, at]) => {
        const unit = units.get(id);
        if (!unit || !geo.has(at)) return null;
        const [face, c] = [parts.counters.face(unit), geo.centre(at)];
        return (
          <g
            key={id}
            class={["counter", ...tinted(face)].join(" ")}
            transform={`translate(${rounded(c.x)} ${rounded(c.y)})`}
          >
            <CounterFace face={face} />
          </g>
        );
      })}
    </>
  );
}

import { useEffect, useMemo, useState } from "preact/hooks";
import type { GameParts } from "../games/parts";
import { api } from "../protocol/api";
import { Geometry } from "../sheet/geometry";
import { readSheet } from "../sheet/read";

/** The game's own map, small; of a game with several, that of a scenario. */
export function Picture({ parts, scenario = "" }: { parts: GameParts; scenario?: string }) {
  const [told, setTold] = useState<unknown>(undefined);
  useEffect(() => {
    api.sheet(parts.id).then(setTold, () => undefined);
  }, [parts]);
  const sheet = useMemo(
    () => (told ? readSheet(told, { scenario, options: {} }) : undefined),
    [told, scenario],
  );
  const drawn = useMemo(() => {
    if (!sheet) return null;
    const geo = new Geometry(sheet);
    const frame = parts.map.frame(geo);
    const box = `${frame.x - 10} ${frame.y - 10} ${frame.width + 20} ${frame.height + 20}`;
    return (
      <svg class="picture-map" viewBox={box} aria-hidden="true">
        <parts.map.Print sheet={sheet} geo={geo} frame={frame} deployment={false} />
      </svg>
    );
  }, [sheet, parts]);
  return <div class="picture">{drawn}</div>;
}

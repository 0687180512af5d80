import { useMemo } from "preact/hooks";
import type { Place } from "../protocol/types";
import { Ground, Scrub } from "./paint/ground";
import { Networks } from "./paint/networks";
import { Grid, Name, Neatline, NorthArrow, Numbers, ScaleBar, TownNames } from "./paint/print";
import { Barbs, DottedLine, Falls } from "./paint/sides";
import { Massif, Palms, Rings, Rocks, Spaces, Stars } from "./paint/signs";
import { Houses } from "./paint/town";
import { Water } from "./paint/water";
import type { PrintProps } from "./props";
import { slopes } from "./read";

/** Tints of the grounds that any map may have, by their names in the games' data. */
const TINTS: Record<string, string> = {
  broken: "var(--broken)",
  rough: "var(--rough)",
  prohibited: "var(--massif)",
  cliff: "var(--massif)",
  slope: "var(--broken)",
  hilltop: "var(--rough)",
  fort: "var(--town)",
  village: "var(--town)",
  town: "var(--town)",
  palms: "var(--green)",
  khor: "var(--ground-light)",
  river: "var(--water)",
};

/** A map printed from its layers alone: ground, relief, water, sides, networks, towns, names. */
export function LayeredPrint({ sheet, geo, frame, deployment }: PrintProps) {
  const of = (...terrains: string[]): Place[] =>
    sheet.hexes.filter((h) => terrains.includes(h.terrain)).map((h) => h.id);
  const area = (...kinds: string[]): Place[] =>
    (sheet.areas ?? []).filter((a) => kinds.includes(a.kind)).flatMap((a) => a.hexes);
  const relief = useMemo(
    () => (sheet.hexes.some((h) => h.level) ? slopes(sheet.hexes, (p) => geo.neighbours(p)) : []),
    [sheet, geo],
  );
  const clear = new Set(sheet.hexes.map((h) => h.id));
  for (const place of [...of("clear"), ...of("plain")]) clear.delete(place);
  const towns = [...of("village", "town"), ...area("town")];
  const sides = (kind: string) => sheet.sides.filter((s) => s.kind === kind);
  return (
    <g class="printed" aria-hidden="true">
      <clipPath id={`inside-frame-${sheet.game}`}>
        <rect {...frame} />
      </clipPath>
      <g clip-path={`url(#inside-frame-${sheet.game})`}>
        <Ground geo={geo} frame={frame} tints={TINTS} />
        <Scrub geo={geo} bare={clear} />
        <Palms geo={geo} places={of("palms")} />
        <Rocks geo={geo} places={of("broken")} many={6} />
        <Rocks geo={geo} places={of("rough", "hilltop")} many={13} />
        <Massif geo={geo} places={of("prohibited", "cliff")} />
        <Water geo={geo} frame={frame} water={sheet.water ?? []} />
        <Grid geo={geo} />
        <Falls geo={geo} sides={relief} name="slope" />
        <Falls
          geo={geo}
          sides={[...sides("wadi"), ...sides("cliff")].filter((s) => s.low)}
          name="wadi"
        />
        <Networks geo={geo} networks={sheet.networks ?? []} />
        <Houses geo={geo} places={towns} />
        <Rings geo={geo} places={of("zeriba")} name="zeriba" />
        <Rings geo={geo} places={[...of("fort"), ...area("box")]} name="fort" />
        <Barbs geo={geo} sides={sides("trench")} name="trench" />
        <DottedLine geo={geo} sides={sides("mine").map((s) => [s.a, s.b])} name="mine" />
        {deployment &&
          sheet.lines.map((l) => (
            <DottedLine key={l.kind} geo={geo} sides={l.sides} name={l.kind} />
          ))}
        <Stars geo={geo} places={area("objective")} />
        <Spaces geo={geo} />
        <Numbers geo={geo} />
        <TownNames geo={geo} />
        <g class="names">
          {(sheet.names ?? []).map((n) => (
            <Name
              key={n.text}
              kind={n.kind === "water" || n.kind === "relief" ? n.kind : "town"}
              text={n.text}
              p={geo.point(n.x, n.y)}
              turn={n.turn ?? 0}
            />
          ))}
        </g>
        {sheet.north !== undefined && (
          <NorthArrow p={{ x: frame.x + 40, y: frame.y + frame.height - 60 }} turn={sheet.north} />
        )}
        {sheet.scale && (
          <ScaleBar
            p={{ x: frame.x + 14, y: frame.y + frame.height - 24 }}
            geo={geo}
            label={sheet.scale}
          />
        )}
      </g>
      <Neatline frame={frame} />
    </g>
  );
}

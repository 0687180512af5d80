import type { Place, SheetData } from "../../protocol/types";
import { type Box, type Geometry, middle } from "../../sheet/geometry";
import { LayeredPrint } from "../../sheet/print";

/** Land printed round the hexes. */
export function ascariFrame({ bounds: { x, y, width, height } }: Geometry): Box {
  return { x: x - 30, y: y - 26, width: width + 60, height: height + 62 };
}

/** The field: the layers of every map, and on them bed, exits and objectives of these battles. */
export function AscariPrint(props: {
  sheet: SheetData;
  geo: Geometry;
  frame: Box;
  deployment: boolean;
}) {
  const { sheet, geo } = props;
  const of = (terrain: string): Place[] =>
    sheet.hexes.filter((h) => h.terrain === terrain).map((h) => h.id);
  return (
    <g class="ascari-map">
      <LayeredPrint {...props} />
      <g class="printed" aria-hidden="true">
        <Beds geo={geo} places={of("khor")} name="khor" />
        <Beds geo={geo} places={of("river")} name="bed" />
        <Crests geo={geo} places={of("hill")} />
      </g>
    </g>
  );
}

/** Dry beds as bands that wind from side to side through the hexes of their kind. */
function Beds({ geo, places, name }: { geo: Geometry; places: readonly Place[]; name: string }) {
  const all = new Set(places);
  const d = places.map((place) => {
    const c = geo.centre(place);
    const gates = geo
      .neighbours(place)
      .filter((other) => all.has(other))
      .map((other) => middle(c, geo.centre(other)));
    const [from, to] = gates;
    if (!from) return `M${c.x - 14} ${c.y}h28`;
    if (to && gates.length === 2) return `M${from.x} ${from.y}Q${c.x} ${c.y} ${to.x} ${to.y}`;
    return gates.map((gate) => `M${gate.x} ${gate.y}L${c.x} ${c.y}`).join("");
  });
  return (
    <g class={`bed-${name}`}>
      <path class="bed-bank" d={d.join("")} />
      <path class="bed-sand" d={d.join("")} />
    </g>
  );
}

/** A hilltop: a ring of short strokes that all point to the top. */
function Crests({ geo, places }: { geo: Geometry; places: readonly Place[] }) {
  const strokes = places.map((place) => {
    const { x, y } = geo.centre(place);
    return Array.from({ length: 18 }, (_, i) => {
      const turn = (i * Math.PI) / 9;
      const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
      const far = geo.breadth * (0.34 + 0.04 * (i % 3));
      const near = geo.breadth * 0.23;
      return `M${x + dx * near} ${y + dy * near}L${x + dx * far} ${y + dy * far}`;
    }).join("");
  });
  return <path class="crest-strokes" d={strokes.join("")} />;
}

import type { Place } from "../../protocol/types";
import { at, type Box, type Geometry, polyline, rounded } from "../geometry";
import { seededRandom } from "../random";

/** The plain: one tint, a little different in every hex, with gravel and thorn round the middles. */
export function Ground({
  geo,
  frame,
  tints = {},
}: {
  geo: Geometry;
  frame: Box;
  tints?: Record<string, string>;
}) {
  return (
    <g class="ground">
      <rect class="ground-beyond" {...frame} />
      {geo.hexes.map((hex) => (
        <path
          key={hex.id}
          class="ground-hex"
          d={polyline(geo.corners(hex.id, 1.005), true)}
          style={tints[hex.terrain] ? { fill: tints[hex.terrain] } : undefined}
        />
      ))}
      {geo.hexes.map((hex) => {
        const tone = seededRandom(`tone ${hex.id}`)();
        return (
          <path
            key={hex.id}
            class={tone < 0.5 ? "ground-darker" : "ground-lighter"}
            opacity={rounded(Math.abs(tone - 0.5) * 5) === "0" ? 0 : Math.abs(tone - 0.5) * 0.5}
            d={polyline(geo.corners(hex.id, 1.005), true)}
          />
        );
      })}
    </g>
  );
}

/** Thorn bushes and gravel, few and small, kept off the middle of the hex where counters lie. */
export function Scrub({ geo, bare }: { geo: Geometry; bare: ReadonlySet<Place> }) {
  const wild = geo.hexes.filter((hex) => !bare.has(hex.id));
  return (
    <g class="scrub">
      <path class="gravel" d={wild.map((hex) => gravel(geo, hex.id)).join("")} />
      <path class="thorn" d={wild.map((hex) => thorn(geo, hex.id)).join("")} />
    </g>
  );
}

function ring(geo: Geometry, place: Place, next: () => number): { x: number; y: number } {
  return at(geo.centre(place), next() * 360, 36 + next() * 13);
}

function gravel(geo: Geometry, place: Place): string {
  const next = seededRandom(`gravel ${place}`);
  const stones = Array.from({ length: 7 }, () => at(geo.centre(place), next() * 360, next() * 49));
  return stones.map((p) => `M${rounded(p.x)} ${rounded(p.y)}h.9`).join("");
}

function thorn(geo: Geometry, place: Place): string {
  const next = seededRandom(`thorn ${place}`);
  const bushes = Array.from({ length: Math.floor(next() * 3.4) }, () => ring(geo, place, next));
  return bushes
    .map((p) => {
      const size = 3 + next() * 1.8;
      const blades = [-58, -24, 8, 38, 64].map((lean) => {
        const tip = at(p, lean - 90, size * (0.75 + next() * 0.4));
        return `M${rounded(p.x)} ${rounded(p.y)}L${rounded(tip.x)} ${rounded(tip.y)}`;
      });
      return blades.join("");
    })
    .join("");
}

import type { Place } from "../../protocol/types";
import { at, type Geometry, type Point, polyline, rounded } from "../geometry";
import { seededRandom } from "../random";

/** Broken and rough ground: rocks with a lit and a dark side, the rougher the more of them. */
export function Rocks({
  geo,
  places,
  many,
  from = 12,
}: {
  geo: Geometry;
  places: readonly Place[];
  many: number;
  /** How far from the middle of its hex the first may lie, in drawing units. */
  from?: number;
}) {
  const rocks = places.flatMap((place) => {
    const next = seededRandom(`rocks ${place}`);
    return Array.from({ length: many }, () => ({
      p: at(geo.centre(place), next() * 360, from + next() * (50 - from)),
      size: 3 + next() * 4,
    }));
  });
  const lit = rocks.map(({ p, size }) => tri(p, -size * 0.9, size));
  const shade = rocks.map(({ p, size }) => tri(p, size * 0.7, size));
  return (
    <g class="rocks">
      <path class="rock-lit" d={lit.join("")} />
      <path class="rock-shade" d={shade.join("")} />
    </g>
  );
}

function tri(p: Point, side: number, size: number): string {
  return polyline(
    [
      { x: p.x, y: p.y - size },
      { x: p.x + side, y: p.y + size * 0.35 },
      { x: p.x, y: p.y + size * 0.5 },
    ],
    true,
  );
}

/** Ground that nobody enters: close hachures in rings, as of a massif. */
export function Massif({ geo, places }: { geo: Geometry; places: readonly Place[] }) {
  const strokes = places.flatMap((place) => {
    const next = seededRandom(`massif ${place}`);
    return Array.from({ length: 64 }, (_, i) => {
      const angle = i * 11.25 + next() * 8;
      const from = 10 + (i % 3) * 13 + next() * 4;
      const [a, b] = [
        at(geo.centre(place), angle, from),
        at(geo.centre(place), angle + next() * 6, from + 11),
      ];
      return `M${rounded(a.x)} ${rounded(a.y)}L${rounded(b.x)} ${rounded(b.y)}`;
    });
  });
  return <path class="massif" d={strokes.join("")} />;
}

/** Palms and thorn trees, small, round the middle of the hex. */
export function Palms({ geo, places }: { geo: Geometry; places: readonly Place[] }) {
  const trees = places.flatMap((place) => {
    const next = seededRandom(`palms ${place}`);
    return Array.from({ length: 8 }, (_, i) =>
      at(geo.centre(place), i * 45 + next() * 30, 24 + next() * 22),
    );
  });
  return (
    <g class="palms">
      <path
        class="palm-trunk"
        d={trees.map((p) => `M${rounded(p.x)} ${rounded(p.y)}v-8`).join("")}
      />
      <path
        class="palm-crown"
        d={trees
          .map((p) =>
            [-80, -40, 0, 40, 80]
              .map((lean) => {
                const tip = at({ x: p.x, y: p.y - 8 }, lean - 90, 5.4);
                return `M${rounded(p.x)} ${rounded(p.y - 8)}L${rounded(tip.x)} ${rounded(tip.y)}`;
              })
              .join(""),
          )
          .join("")}
      />
    </g>
  );
}

/** A ring of thorn strokes or of teeth along the rim of each hex. */
export function Rings({
  geo,
  places,
  name,
}: {
  geo: Geometry;
  places: readonly Place[];
  name: string;
}) {
  return (
    <g class={`ring ${name}`}>
      {places.map((place) => (
        <path key={place} d={geo.outline(place, 0.84)} />
      ))}
    </g>
  );
}

/** A star in the corner of a hex that is worth holding. */
export function Stars({
  geo,
  places,
  size = 9,
}: {
  geo: Geometry;
  places: readonly Place[];
  size?: number;
}) {
  const star = (c: Point) =>
    polyline(
      Array.from({ length: 10 }, (_, i) => at(c, i * 36 - 90, i % 2 === 0 ? size : size * 0.43)),
      true,
    );
  return (
    <path
      class="star"
      d={places
        .filter((p) => geo.has(p))
        .map((p) => star({ x: geo.centre(p).x - 34, y: geo.centre(p).y + 26 }))
        .join("")}
    />
  );
}

/** Spaces of a map without hexes: a disc each, towns with a double rim, and their names. */
export function Spaces({ geo }: { geo: Geometry }) {
  return (
    <g class="spaces">
      {geo.spaces.map(({ id, kind, label }) => {
        const c = geo.centre(id);
        return (
          <g
            key={id}
            class={`space space-${kind}`}
            transform={`translate(${rounded(c.x)} ${rounded(c.y)})`}
          >
            <circle class="space-rim" r="46" />
            <circle class="space-ground" r="41" />
            <text y="64">{label ?? id}</text>
          </g>
        );
      })}
    </g>
  );
}

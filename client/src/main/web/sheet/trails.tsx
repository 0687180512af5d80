import { between, type Geometry, rounded } from "./geometry";

/** Arrows from where units came, and crosses where units fell. */
export function Trails({
  geo,
  ways,
  fallen,
}: {
  geo: Geometry;
  ways: readonly { from: string; to: string }[];
  fallen: readonly string[];
}) {
  return (
    <g class="trails">
      {ways
        .filter((w) => geo.has(w.from) && geo.has(w.to))
        .map((w) => {
          const [a, b] = [geo.centre(w.from), geo.centre(w.to)];
          const [p, q] = [between(a, b, 0.06), between(a, b, 0.94)];
          return (
            <path
              key={`${w.from} ${w.to}`}
              class="trail"
              d={`M${rounded(p.x)} ${rounded(p.y)}L${rounded(q.x)} ${rounded(q.y)}`}
            />
          );
        })}
      {fallen
        .filter((at) => geo.has(at))
        .map((at) => {
          const c = geo.centre(at);
          return (
            <path
              key={at}
              class="trail-cross"
              d="M-13 -13L13 13M13 -13L-13 13"
              transform={`translate(${rounded(c.x)} ${rounded(c.y)})`}
            />
          );
        })}
    </g>
  );
}

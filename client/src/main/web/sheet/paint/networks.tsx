import type { Network } from "../../protocol/types";
import { chains, corners, relaxed, smooth } from "../curves";
import type { Geometry, Point } from "../geometry";
import { groupBy } from "../groupby";

/** Kinds of networks in the order in which they are printed, the lowest first. */
const ORDER = [
  "river",
  "nile",
  "white_nile",
  "blue_nile",
  "atbara",
  "wadi",
  "khor",
  "desert",
  "path",
  "trail",
  "track",
  "road",
  "railway",
  "rail",
];

const WATER = new Set(["river", "nile", "white_nile", "blue_nile", "atbara"]);

/** Rivers, roads and tracks as smooth lines from place to place, wide ones with a casing. */
export function Networks({ geo, networks }: { geo: Geometry; networks: readonly Network[] }) {
  const kinds = [...groupBy(networks, (n) => n.kind)].sort(
    ([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b),
  );
  return (
    <g class="networks">
      {kinds.map(([kind, same]) => {
        const path = same
          .flatMap((n) => courses(geo, n))
          .map(smooth)
          .join("");
        const name = WATER.has(kind) ? "net-water" : `net-${kind}`;
        return (
          <g key={kind} class={`net ${name}`}>
            <path class="net-casing" d={path} />
            <path class="net-line" d={path} />
          </g>
        );
      })}
    </g>
  );
}

/** The lines of a network, each as long as it goes on without a fork. */
function courses(geo: Geometry, { links }: Network): Point[][] {
  const segments = links
    .filter(([a, b]) => geo.has(a) && geo.has(b))
    .map(([a, b]) => ({ from: geo.centre(a), to: geo.centre(b), mark: null }));
  const bends = geo.hexes.length > 0 ? 1 : 0;
  return chains(segments).map((run) => relaxed(corners(run), bends));
}

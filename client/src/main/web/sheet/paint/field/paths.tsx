import type { Network, Place } from "../../../protocol/types";
import { chains, corners, curve, relaxed, smooth } from "../../curves";
import type { Box, Geometry, Point } from "../../geometry";
import { outward } from "./courses";

/** Paths and tracks as dashed lines that wind from hex to hex and run on to the frame. */
export function Paths({
  geo,
  frame,
  networks,
}: {
  geo: Geometry;
  frame: Box;
  networks: readonly Network[];
}) {
  const d = networks
    .flatMap((network) => lines(geo, frame, network))
    .map(smooth)
    .join("");
  return (
    <g class="paths">
      <path class="path-bed" d={d} />
      <path class="path-line" d={d} />
    </g>
  );
}

/** The lines of a network, each as long as it goes on without a fork. */
export function lines(geo: Geometry, frame: Box, { links }: Network): Point[][] {
  const segments = links
    .filter(([a, b]) => geo.has(a) && geo.has(b))
    .map(([a, b]) => ({ from: geo.centre(a), to: geo.centre(b), mark: null }));
  return chains(segments).map((run) => {
    const points = corners(run);
    const hexes = points.map((p) => geo.under(p) ?? "");
    const end = (place: Place | undefined, before: Place | undefined): Point[] => {
      const out =
        place && shared(links, place) < 2 ? outward(geo, frame, place, before) : undefined;
      return out ? [out] : [];
    };
    const all = [...end(hexes[0], hexes[1]), ...points, ...end(hexes.at(-1), hexes.at(-2))];
    return relaxed(curve(relaxed(all, 1), 14), 2);
  });
}

/** How many links touch a place. */
const shared = (links: readonly (readonly [Place, Place])[], place: Place): number =>
  links.filter((link) => link.includes(place)).length;

import { useEffect, useState } from "preact/hooks";
import type { Box, Geometry } from "../../sheet/geometry";
import { high } from "./relief";

/**
 * The picture of a map's relief once it is painted, which takes a worker half a second: the map can
 * be played on meanwhile. Nothing where the browser has no workers that paint.
 */
export function useRelief(geo: Geometry, frame: Box): string | undefined {
  const [picture, setPicture] = useState<string>();
  useEffect(() => {
    if (typeof OffscreenCanvas === "undefined") return;
    const worker = new Worker(new URL("./relief-worker.js", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<string>) => {
      setPicture(data);
      worker.terminate();
    };
    worker.postMessage(high(geo, frame));
    return () => worker.terminate();
  }, [geo, frame]);
  return picture;
}

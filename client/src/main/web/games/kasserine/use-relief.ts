import { useEffect, useState } from "preact/hooks";
import type { Box, Geometry } from "../../sheet/geometry";
import { type High, high } from "./relief";

/**
 * The picture of a map's relief once it is painted, which takes a worker half a second: the map can
 * be played on meanwhile. Nothing where the browser cannot paint unseen.
 */
export function useRelief(geo: Geometry, frame: Box): string | undefined {
  const [picture, setPicture] = useState<string>();
  useEffect(() => {
    if (typeof OffscreenCanvas === "undefined") return;
    const stopped = new AbortController();
    const ground = high(geo, frame);
    painted(ground, stopped.signal)
      .catch(() => paintedHere(ground))
      .then(
        (done) => stopped.signal.aborted || setPicture(done),
        () => undefined,
      );
    return () => stopped.abort();
  }, [geo, frame]);
  return picture;
}

/** Painted by a worker; it fails in a page that stands alone, without the worker's file. */
function painted(ground: High, stop: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./relief-worker.js", import.meta.url), { type: "module" });
    const ended = (end: () => void) => {
      worker.terminate();
      end();
    };
    worker.onmessage = ({ data }: MessageEvent<string>) => ended(() => resolve(data));
    worker.onerror = () => ended(() => reject(new Error("No worker paints here.")));
    stop.addEventListener("abort", () => worker.terminate());
    worker.postMessage(ground);
  });
}

async function paintedHere(ground: High): Promise<string> {
  const { reliefPicture } = await import("./relief-picture");
  return reliefPicture(ground);
}

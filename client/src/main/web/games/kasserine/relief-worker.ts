import type { High } from "./relief";
import { reliefPicture } from "./relief-picture";

/** Paints the relief that it is asked for, and answers with its picture as a data URL. */
self.onmessage = async ({ data }: MessageEvent<High>) => {
  self.postMessage(await reliefPicture(data));
};

import { type High, relief } from "./relief";

/** Paints the relief that it is asked for, and answers with its picture as a data URL. */
self.onmessage = async ({ data }: MessageEvent<High>) => {
  const { width, height, points } = relief(data);
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.putImageData(new ImageData(points, width, height), 0, 0);
  const reader = new FileReader();
  reader.onload = () => self.postMessage(reader.result);
  reader.readAsDataURL(await canvas.convertToBlob());
};

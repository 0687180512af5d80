import { type High, relief } from "./relief";

/** The relief painted, as a data URL. */
export async function reliefPicture(ground: High): Promise<string> {
  const { width, height, points } = relief(ground);
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.putImageData(new ImageData(points, width, height), 0, 0);
  const picture = await canvas.convertToBlob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(picture);
  });
}

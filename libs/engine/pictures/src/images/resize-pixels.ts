import { createBlankImage } from './float-image.js';
import type { FloatImage } from './float-image.js';

/** A panorama at a smaller width, each pixel the mean of the encoded colours that it covers; at least as wide pictures stay. */
export function resizePixels(image: FloatImage, width: number): FloatImage {
  if (width >= image.width) return image;
  const small = createBlankImage(width, width / 2);
  const counts = new Uint32Array(small.width * small.height);
  for (let at = 0; at < image.width * image.height; at++) {
    const row = Math.floor((Math.floor(at / image.width) * small.height) / image.height);
    const to = row * width + Math.floor(((at % image.width) * width) / image.width);
    counts[to] = (counts[to] as number) + 1;
    for (let c = 0; c < 3; c++) small.data[3 * to + c] = (small.data[3 * to + c] as number) + (image.data[3 * at + c] as number);
  }
  for (let to = 0; to < counts.length; to++)
    for (let c = 0; c < 3; c++) small.data[3 * to + c] = (small.data[3 * to + c] as number) / Math.max(1, counts[to] as number);
  return small;
}

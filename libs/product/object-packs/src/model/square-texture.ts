import type { Raster } from '@diorama/raster';
import { decodeSrgbByte } from '@diorama/world-model';
import type { Rgb, Texture } from '@diorama/world-model';

/** Longest side of a texture in pixels: finer detail than a panorama resolves a metre from the object. */
export const TEXTURE_SIDE_MAX = 512;

/** A picture as a square texture whose side is a power of two, sampled bilinearly. */
export function createSquareTexture(picture: Raster): Texture {
  const longest = Math.min(TEXTURE_SIDE_MAX, Math.max(picture.width, picture.height));
  const size = 2 ** Math.ceil(Math.log2(Math.max(1, longest)));
  const pixels = new Uint8Array(3 * size * size);
  const sum = [0, 0, 0];
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      for (let c = 0; c < 3; c++) {
        const value = sampleAt(picture, ((x + 0.5) / size) * picture.width - 0.5, ((y + 0.5) / size) * picture.height - 0.5, c);
        pixels[3 * (y * size + x) + c] = value;
        sum[c] = (sum[c] as number) + decodeSrgbByte(Math.round(value));
      }
  const mean = sum.map((value) => value / (size * size)) as unknown as Rgb;
  return { size, pixels, mean };
}

// eslint-disable-next-line max-params -- once a pixel
function sampleAt({ width, height, data }: Raster, x: number, y: number, channel: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [x - left, y - top];
  const at = (column: number, row: number): number =>
    data[3 * (Math.min(height - 1, Math.max(0, row)) * width + Math.min(width - 1, Math.max(0, column))) + channel] as number;
  return Math.round(
    (1 - v) * ((1 - u) * at(left, top) + u * at(left + 1, top)) + v * ((1 - u) * at(left, top + 1) + u * at(left + 1, top + 1)),
  );
}

import type { Raster } from '@diorama/raster';
import { decodeSrgbByte } from '@diorama/world-model';
import type { Rgb, Texture } from '@diorama/world-model';

/** Longest side of a texture in pixels: finer detail than a panorama resolves a metre from the object. */
export const TEXTURE_SIDE_MAX = 512;

/** A picture as a square texture whose side is a power of two, sampled bilinearly. */
export function createSquareTexture(picture: Raster): Texture {
  const longest = Math.min(TEXTURE_SIDE_MAX, Math.max(picture.width, picture.height));
  const size = 2 ** Math.ceil(Math.log2(Math.max(1, longest)));
  const pixels = picture.width === size && picture.height === size ? Uint8Array.from(picture.data) : stretch(picture, size);
  return { size, pixels, mean: meanOf(pixels) };
}

function stretch(picture: Raster, size: number): Uint8Array {
  const pixels = new Uint8Array(3 * size * size);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      for (let c = 0; c < 3; c++)
        pixels[3 * (y * size + x) + c] = sampleAt(
          picture,
          ((x + 0.5) / size) * picture.width - 0.5,
          ((y + 0.5) / size) * picture.height - 0.5,
          c,
        );
  return pixels;
}

/** Linear RGB. */
function meanOf(pixels: Uint8Array): Rgb {
  const sum = [0, 0, 0];
  for (let i = 0; i < pixels.length; i++) sum[i % 3] = (sum[i % 3] as number) + decodeSrgbByte(pixels[i] as number);
  return sum.map((value) => (3 * value) / pixels.length) as unknown as Rgb;
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

import type { Raster } from '@diorama/raster';

/** The picture at half its width and height, both even: each pixel is the mean of four. Its bytes are shared among threads. */
export function halvePicture({ width, height, data }: Raster): Raster {
  const half = { width: width / 2, height: height / 2, data: new Uint8Array(new SharedArrayBuffer(data.length / 4)) };
  for (let row = 0; row < half.height; row++)
    for (let column = 0; column < half.width; column++) {
      const to = 3 * (row * half.width + column);
      const upper = 3 * (2 * row * width + 2 * column);
      const lower = upper + 3 * width;
      for (let c = 0; c < 3; c++) {
        const above = (data[upper + c] as number) + (data[upper + c + 3] as number);
        const below = (data[lower + c] as number) + (data[lower + c + 3] as number);
        half.data[to + c] = (above + below + 2) >> 2;
      }
    }
  return half;
}

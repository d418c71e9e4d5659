import type { Raster } from '@diorama/raster';

/** Sixteen thousand by eight thousand: far more than any world has, and still fits in memory. */
export const PIXELS_MAX = 128_000_000;

/** @throws RangeError when the data is not that of a picture of this size, or the picture is too large */
export function assertRaster({ width, height, data }: Raster): void {
  const isSize = (length: number): boolean => Number.isSafeInteger(length) && length > 0;
  if (!isSize(width) || !isSize(height) || width * height > PIXELS_MAX) throw new RangeError(`a picture cannot be ${width} by ${height}`);
  if (data.length !== width * height * 3) throw new RangeError(`${data.length} bytes do not fit an RGB picture of ${width} by ${height}`);
}

import type { Raster } from '@diorama/raster';

/** How much more the first and last column of a panorama differ than other neighbouring columns do; 1 for no seam. */
export function measureSeamRatio(panorama: Raster): number {
  const { width } = panorama;
  const atSeam = columnDifference(panorama, width - 1);
  let others = 0;
  for (let column = 0; column < width - 1; column++) others += columnDifference(panorama, column);
  return atSeam / Math.max(1e-6, others / (width - 1));
}

/** Mean difference, 0 to 1, of the pixels around a pole from their mean colour: they all see nearly the same. The worse of both poles. */
export function measurePoleError(panorama: Raster): number {
  return Math.max(rowSpread(panorama, 0), rowSpread(panorama, panorama.height - 1));
}

/** Mean difference of a column from the next one, bytes. */
function columnDifference({ width, height, data }: Raster, column: number): number {
  const next = (column + 1) % width;
  let sum = 0;
  for (let row = 0; row < height; row++)
    for (let channel = 0; channel < 3; channel++)
      sum += Math.abs((data[3 * (row * width + column) + channel] ?? 0) - (data[3 * (row * width + next) + channel] ?? 0));
  return sum / (3 * height);
}

function rowSpread({ width, data }: Raster, row: number): number {
  let spread = 0;
  for (let channel = 0; channel < 3; channel++) {
    const values = Array.from({ length: width }, (_, column) => data[3 * (row * width + column) + channel] ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / width;
    spread += values.reduce((sum, value) => sum + Math.abs(value - mean), 0) / width;
  }
  return spread / (3 * 255);
}

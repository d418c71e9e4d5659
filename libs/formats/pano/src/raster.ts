import { computeRowBandSolidAngle } from './equirect.js';
import type { WritableNumbers } from './equirect.js';

/** Interleaved float samples of an equirectangular panorama, row by row from the top; height = width / 2, width even. */
export interface PanoRaster {
  readonly data: Float32Array;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

/**
 * Writes the bilinear mix of the four pixels around a continuous position, one number per channel. Columns wrap; a
 * position beyond a pole goes on half a turn away.
 */
export function sampleBilinear(raster: PanoRaster, column: number, row: number, out: WritableNumbers): void {
  const { data, channels } = raster;
  const left = Math.floor(column);
  const top = Math.floor(row);
  const u = column - left;
  const v = row - top;
  const nw = pixelOffset(raster, left, top);
  const ne = pixelOffset(raster, left + 1, top);
  const sw = pixelOffset(raster, left, top + 1);
  const se = pixelOffset(raster, left + 1, top + 1);
  for (let channel = 0; channel < channels; channel++) {
    const north = (data[nw + channel] as number) * (1 - u) + (data[ne + channel] as number) * u;
    const south = (data[sw + channel] as number) * (1 - u) + (data[se + channel] as number) * u;
    out[channel] = north * (1 - v) + south * v;
  }
}

/** Index of a pixel's first channel, for any whole column and for rows up to one height beyond a pole. */
function pixelOffset({ width, height, channels }: PanoRaster, column: number, row: number): number {
  let across = column;
  let down = row;
  if (row < 0) {
    down = -1 - row;
    across += width / 2;
  } else if (row >= height) {
    down = 2 * height - 1 - row;
    across += width / 2;
  }
  across %= width;
  return (down * width + (across < 0 ? across + width : across)) * channels;
}

/**
 * The panorama at another width (even): each new pixel is the mean of the old ones it covers, weighted by solid angle,
 * so the light from any part of the sphere is kept. Enlarging repeats pixels; sample bilinearly for that.
 */
export function resizePanorama(raster: PanoRaster, width: number): PanoRaster {
  if (!(Number.isInteger(width) && width >= 2 && width % 2 === 0)) throw new RangeError(`width must be even, not ${width}`);
  const height = width / 2;
  const narrow = narrowRows(raster, width);
  const rowLength = width * raster.channels;
  const data = new Float32Array(rowLength * height);
  const sum = new Float64Array(rowLength);
  for (let row = 0; row < height; row++) {
    sum.fill(0);
    const first = (row * raster.height) / height;
    const last = ((row + 1) * raster.height) / height;
    const whole = computeRowBandSolidAngle(raster.width, first - 0.5, last - 0.5);
    for (let source = Math.floor(first); source < last; source++) {
      const weight = computeRowBandSolidAngle(raster.width, Math.max(first, source) - 0.5, Math.min(last, source + 1) - 0.5) / whole;
      const at = source * rowLength;
      for (let i = 0; i < rowLength; i++) sum[i] = (sum[i] as number) + weight * (narrow[at + i] as number);
    }
    data.set(sum, row * rowLength);
  }
  return { data, width, height, channels: raster.channels };
}

/** Every row at the new width. Old and new pixels share the edge at azimuth 180 degrees, so none reaches across it. */
function narrowRows({ data, width, height, channels }: PanoRaster, target: number): Float32Array {
  const rows = new Float32Array(target * height * channels);
  const scale = width / target;
  for (let column = 0; column < target; column++) {
    const first = column * scale;
    const last = Math.min(width, (column + 1) * scale);
    for (let source = Math.floor(first); source < last; source++) {
      const weight = (Math.min(last, source + 1) - Math.max(first, source)) / (last - first);
      for (let row = 0; row < height; row++) {
        const from = (row * width + source) * channels;
        const to = (row * target + column) * channels;
        for (let channel = 0; channel < channels; channel++)
          rows[to + channel] = (rows[to + channel] as number) + weight * (data[from + channel] as number);
      }
    }
  }
  return rows;
}

import type { Raster } from '@diorama/raster';
import { decodeSrgbByte, encodeSrgb } from '@diorama/world-model';

/** A picture in floats: sRGB-encoded RGB, 0 to 1, three a pixel, row-major from the top. */
export interface FloatImage {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** A black picture of that size. */
export const createBlankImage = (width: number, height: number): FloatImage => ({
  width,
  height,
  data: new Float32Array(3 * width * height),
});

/** IEC 61966-2-1: linear light of the 256 encoded bytes. */
const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => decodeSrgbByte(byte));

/** Encoded values over the square root of linear light, which spreads the dark ones. */
const STEPS = 4096;
const ENCODED = Float32Array.from({ length: STEPS + 2 }, (_, i) => encodeSrgb((i / STEPS) ** 2));

/** The sRGB-encoded value of linear light; both from 0 to 1. */
export function encodeLight(linear: number): number {
  const place = Math.sqrt(linear < 0 ? 0 : linear > 1 ? 1 : linear) * STEPS;
  const index = Math.floor(place);
  const low = ENCODED[index] as number;
  return low + ((ENCODED[index + 1] as number) - low) * (place - index);
}

/** The linear light of an sRGB-encoded value; both from 0 to 1. */
export function decodeLight(encoded: number): number {
  const place = 255 * (encoded < 0 ? 0 : encoded > 1 ? 1 : encoded);
  const index = Math.min(254, Math.floor(place));
  const low = LINEAR[index] as number;
  return low + ((LINEAR[index + 1] as number) - low) * (place - index);
}

/**
 * The picture at another size, each pixel the mean light of the area it covers; where the new size is larger, pixels are
 * mixed of the nearest ones.
 */
export function resizePicture(raster: Raster, width: number, height: number): FloatImage {
  const across = axisWeights(raster.width, width);
  const down = axisWeights(raster.height, height);
  const narrow = new Float32Array(3 * width);
  const sums = new Float64Array(3 * width);
  const out = createBlankImage(width, height);
  let have = -1;
  for (let row = 0; row < height; row++) {
    sums.fill(0);
    for (let k = down.starts[row] as number; k < (down.starts[row + 1] as number); k++) {
      const source = down.sources[k] as number;
      if (source !== have) narrowRow(raster, source, across, narrow);
      have = source;
      const weight = down.weights[k] as number;
      for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] as number) + weight * (narrow[i] as number);
    }
    for (let i = 0; i < sums.length; i++) out.data[3 * row * width + i] = encodeLight(sums[i] as number);
  }
  return out;
}

/** At most `side` pixels wide and high, never larger than it is. */
export function shrinkPicture(raster: Raster, side: number): FloatImage {
  const scale = Math.min(1, side / Math.max(raster.width, raster.height));
  return resizePicture(raster, Math.max(1, Math.round(raster.width * scale)), Math.max(1, Math.round(raster.height * scale)));
}

function narrowRow({ data, width }: Raster, row: number, across: AxisWeights, out: Float32Array): void {
  const start = 3 * row * width;
  for (let column = 0; 3 * column < out.length; column++) {
    let [red, green, blue] = [0, 0, 0];
    for (let k = across.starts[column] as number; k < (across.starts[column + 1] as number); k++) {
      const at = start + 3 * (across.sources[k] as number);
      const weight = across.weights[k] as number;
      red += weight * (LINEAR[data[at] as number] as number);
      green += weight * (LINEAR[data[at + 1] as number] as number);
      blue += weight * (LINEAR[data[at + 2] as number] as number);
    }
    out[3 * column] = red;
    out[3 * column + 1] = green;
    out[3 * column + 2] = blue;
  }
}

/** Which old samples make up each new one: those of new sample i are entries starts[i] up to starts[i + 1]. */
interface AxisWeights {
  readonly starts: Uint32Array;
  readonly sources: Uint32Array;
  readonly weights: Float32Array;
}

function axisWeights(from: number, to: number): AxisWeights {
  const starts = new Uint32Array(to + 1);
  const sources: number[] = [];
  const weights: number[] = [];
  const scale = from / to;
  const reach = Math.max(1, scale);
  for (let i = 0; i < to; i++) {
    // A box as wide as a new sample, or a tent between the two nearest old ones.
    const centre = (i + 0.5) * scale;
    const first = Math.max(0, Math.floor(centre - reach / 2 - (scale < 1 ? 0.5 : 0)));
    const last = Math.min(from - 1, Math.ceil(centre + reach / 2 + (scale < 1 ? 0.5 : 0)) - 1);
    let sum = 0;
    for (let source = first; source <= last; source++) {
      const covered = Math.min(source + 1, centre + reach / 2) - Math.max(source, centre - reach / 2);
      const weight = scale < 1 ? Math.max(0, 1 - Math.abs(source + 0.5 - centre)) : Math.max(0, covered);
      if (weight <= 0) continue;
      sources.push(source);
      weights.push(weight);
      sum += weight;
    }
    for (let k = starts[i] as number; k < weights.length; k++) weights[k] = (weights[k] as number) / sum;
    starts[i + 1] = weights.length;
  }
  return { starts, sources: Uint32Array.from(sources), weights: Float32Array.from(weights) };
}

/** Mean of a band of values in every column, `radius` to either side, rows apart; columns wrap where `wrap` is set. */
export function blurRows(values: Float32Array, width: number, radius: number, wrap: boolean): Float32Array {
  const out = new Float32Array(values.length);
  const reach = Math.min(radius, wrap ? (width - 1) >> 1 : width);
  const blur = wrap ? blurRing : blurLine;
  for (let start = 0; start < values.length; start += width) blur(values, out, { start, width, reach });
  return out;
}

interface RowBlur {
  readonly start: number;
  readonly width: number;
  readonly reach: number;
}

/** A row whose last column is beside the first. */
function blurRing(values: Float32Array, out: Float32Array, { start, width, reach }: RowBlur): void {
  const end = start + width;
  let next = end - reach;
  let last = next;
  let sum = 0;
  for (let column = -reach; column < reach; column++) {
    if (next === end) next = start;
    sum += values[next++] as number;
  }
  for (let at = start; at < end; at++) {
    if (next === end) next = start;
    sum += values[next++] as number;
    if (at > start) {
      if (last === end) last = start;
      sum -= values[last++] as number;
    }
    out[at] = sum / (2 * reach + 1);
  }
}

/** A row that ends at its first and last columns. */
function blurLine(values: Float32Array, out: Float32Array, { start, width, reach }: RowBlur): void {
  let sum = 0;
  let count = 0;
  for (let column = 0; column < Math.min(reach, width); column++, count++) sum += values[start + column] as number;
  for (let column = 0; column < width; column++) {
    if (column + reach < width) {
      sum += values[start + column + reach] as number;
      count++;
    }
    if (column > reach) {
      sum -= values[start + column - reach - 1] as number;
      count--;
    }
    out[start + column] = sum / count;
  }
}

/** As `blurRows` down the columns; rows end at the edges. */
export function blurColumns(values: Float32Array, width: number, radius: number): Float32Array {
  const out = new Float32Array(values.length);
  const height = values.length / width;
  const sums = new Float64Array(width);
  let count = 0;
  const add = (row: number, sign: 1 | -1): void => {
    if (row < 0 || row >= height) return;
    count += sign;
    for (let column = 0; column < width; column++)
      sums[column] = (sums[column] as number) + sign * (values[row * width + column] as number);
  };
  for (let row = 0; row < radius; row++) add(row, 1);
  for (let row = 0; row < height; row++) {
    add(row + radius, 1);
    add(row - radius - 1, -1);
    for (let column = 0; column < width; column++) out[row * width + column] = (sums[column] as number) / count;
  }
  return out;
}

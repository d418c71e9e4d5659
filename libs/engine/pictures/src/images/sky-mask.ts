import { computeLuminance } from '@diorama/world-model';

import type { FloatImage } from './float-image.js';

/** Where a picture shows the sky. */
export interface SkyMask {
  readonly width: number;
  readonly height: number;
  /** 1 for sky, one a pixel. */
  readonly sky: Uint8Array;
  /** First row of each column that is not sky above the land. */
  readonly border: Float32Array;
  /** What says that the sky is one at all. */
  readonly evidence: SkyEvidence;
}

export interface SkyEvidence {
  /** Share of the top row that is sky. */
  readonly top: number;
  /** Share of the picture that is sky. */
  readonly share: number;
  /** Mean gradient inside the sky over that inside the land. */
  readonly calm: number;
  /** Distance of the mean colours of sky and land, encoded values. */
  readonly apart: number;
  /** Red over blue of the sky: below 1 for blue ones. */
  readonly warmth: number;
  /** Mean brightness of the sky less that of the land. */
  readonly lift: number;
}

/** Thresholds tried on the gradient, and the weight of the sky's evenness (Shen and Wang's gamma). */
const THRESHOLDS = Array.from({ length: 28 }, (_, i) => 0.012 * 1.13 ** i);
const EVENNESS = 2;
/** Rounds of learning the colours of sky and land. */
const ROUNDS = 2;
const BINS = 12;

/**
 * Finds the sky: the boundary by Y. Shen and Q. Wang, "Sky region detection in a single image for autonomous ground robot
 * navigation", 2013 (the gradient threshold that leaves sky and land most even), then pixels by the colours that either
 * side turned out to have, so that gaps between leaves count as sky and clouds do not count as land.
 */
export function findSkyMask(image: FloatImage): SkyMask {
  const { width, height } = image;
  const gradient = gradients(image);
  const border = bestBorder(image, gradient);
  let sky = new Uint8Array(width * height);
  for (let column = 0; column < width; column++) for (let row = 0; row < (border[column] as number); row++) sky[row * width + column] = 1;
  for (let round = 0; round < ROUNDS; round++) sky = regrow(image, sky);
  const lower = skyline(sky, width, height);
  return { width, height, sky, border: lower, evidence: weigh(image, gradient, sky) };
}

/** Length of the brightness gradient by Sobel's operator, per pixel step. */
function gradients({ width, height, data }: FloatImage): Float32Array {
  const light = new Float32Array(width * height);
  for (let i = 0; i < light.length; i++)
    light[i] = computeLuminance(data[3 * i] as number, data[3 * i + 1] as number, data[3 * i + 2] as number);
  const out = new Float32Array(light.length);
  for (let row = 0; row < height; row++) {
    const up = Math.max(0, row - 1) * width;
    const down = Math.min(height - 1, row + 1) * width;
    for (let column = 0; column < width; column++) {
      const left = Math.max(0, column - 1);
      const right = Math.min(width - 1, column + 1);
      const at = (start: number, c: number): number => light[start + c] as number;
      const middle = row * width;
      const dx = at(up, right) + 2 * at(middle, right) + at(down, right) - at(up, left) - 2 * at(middle, left) - at(down, left);
      const dy = at(down, left) + 2 * at(down, column) + at(down, right) - at(up, left) - 2 * at(up, column) - at(up, right);
      out[middle + column] = Math.hypot(dx, dy) / 8;
    }
  }
  return out;
}

function bestBorder(image: FloatImage, gradient: Float32Array): Uint32Array {
  const { width, height } = image;
  let best = new Uint32Array(width);
  let bestEnergy = -1;
  for (const threshold of THRESHOLDS) {
    const border = new Uint32Array(width);
    let area = 0;
    for (let column = 0; column < width; column++) {
      let row = 0;
      while (row < height && (gradient[row * width + column] as number) <= threshold) row++;
      border[column] = row;
      area += row;
    }
    // All sky or none has no boundary to judge, and a smooth beach is not a sky.
    if (area < 0.02 * width * height || area > 0.9 * width * height) continue;
    const energy = evenness(image, border);
    if (energy > bestEnergy) [best, bestEnergy] = [border, energy];
  }
  return best;
}

/** Shen and Wang's energy: large where the colours above and below the border each vary little. */
function evenness({ width, height, data }: FloatImage, border: Uint32Array): number {
  const above = new ColourSpread();
  const below = new ColourSpread();
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const at = 3 * (row * width + column);
      (row < (border[column] as number) ? above : below).add(data[at] as number, data[at + 1] as number, data[at + 2] as number);
    }
  return 1 / (EVENNESS * above.volume() + below.volume() + EVENNESS * above.length() + below.length());
}

/**
 * The spread of colours, in squares of encoded bytes. Shen and Wang take the determinant and the largest eigenvalue of the covariance;
 * its cube root and the trace are in one unit and need no decomposition.
 */
class ColourSpread {
  private count = 0;
  private readonly sum = [0, 0, 0];
  private readonly square = [0, 0, 0];
  private readonly product = [0, 0, 0];

  add(r: number, g: number, b: number): void {
    const { sum, square, product } = this;
    this.count++;
    sum[0] = (sum[0] as number) + r;
    sum[1] = (sum[1] as number) + g;
    sum[2] = (sum[2] as number) + b;
    square[0] = (square[0] as number) + r * r;
    square[1] = (square[1] as number) + g * g;
    square[2] = (square[2] as number) + b * b;
    product[0] = (product[0] as number) + g * b;
    product[1] = (product[1] as number) + r * b;
    product[2] = (product[2] as number) + r * g;
  }

  /** Cube root of the determinant of the covariance, in bytes squared. */
  volume(): number {
    const [xx, yy, zz, yz, xz, xy] = this.covariance();
    const determinant = xx * (yy * zz - yz * yz) - xy * (xy * zz - yz * xz) + xz * (xy * yz - yy * xz);
    return 255 ** 2 * Math.cbrt(Math.max(0, determinant));
  }

  /** Trace of the covariance, which bounds its largest eigenvalue, in bytes squared. */
  length(): number {
    const [xx, yy, zz] = this.covariance();
    return 255 ** 2 * (xx + yy + zz);
  }

  private covariance(): readonly [number, number, number, number, number, number] {
    const n = Math.max(1, this.count);
    const [r, g, b] = this.sum.map((value) => value / n) as [number, number, number];
    const [rr, gg, bb] = this.square.map((value) => value / n) as [number, number, number];
    const [gb, rb, rg] = this.product.map((value) => value / n) as [number, number, number];
    return [rr - r * r, gg - g * g, bb - b * b, gb - g * b, rb - r * b, rg - r * g];
  }
}

/** One round: learns how likely each colour is in the sky and on the land, and marks as sky what is likelier there. */
function regrow(image: FloatImage, sky: Uint8Array): Uint8Array<ArrayBuffer> {
  const { width, height, data } = image;
  const counts = [new Float64Array(BINS ** 3).fill(0.5), new Float64Array(BINS ** 3).fill(0.5)] as const;
  const totals = [BINS ** 3 / 2, BINS ** 3 / 2];
  const rows = new Float64Array(height);
  for (let i = 0; i < sky.length; i++) {
    const side = sky[i] as 0 | 1;
    const bin = binOf(data, i);
    (counts[side] as Float64Array)[bin] = ((counts[side] as Float64Array)[bin] as number) + 1;
    totals[side] = (totals[side] as number) + 1;
    if (side === 1) rows[Math.floor(i / width)] = (rows[Math.floor(i / width)] as number) + 1;
  }
  const wanted = new Uint8Array(sky.length);
  const share = nearbyShare(rows, width);
  for (let i = 0; i < sky.length; i++) {
    const bin = binOf(data, i);
    const above = (counts[1][bin] as number) / (totals[1] as number);
    const below = (counts[0][bin] as number) / (totals[0] as number);
    // Rows that are mostly sky make sky likelier; those far below any rule it out.
    const prior = share[Math.floor(i / width)] as number;
    wanted[i] = prior > 0 && above * (0.25 + prior) > below * (1.25 - prior) ? 1 : 0;
  }
  return settle(wanted, sky, width, height);
}

/** The share of sky in the row that has most of it among a row's neighbours. */
function nearbyShare(counts: Float64Array, width: number): Float64Array {
  const reach = Math.ceil(counts.length / 32);
  return counts.map(
    (_, row) => counts.subarray(Math.max(0, row - reach), row + reach + 1).reduce((most, count) => Math.max(most, count)) / width,
  );
}

function binOf(data: Float32Array, i: number): number {
  const level = (value: number): number => Math.min(BINS - 1, Math.floor(value * BINS));
  return (level(data[3 * i] as number) * BINS + level(data[3 * i + 1] as number)) * BINS + level(data[3 * i + 2] as number);
}

/** Land is what hangs together with the bottom, sky what is left above the lowest sky that hangs together with the top. */
function settle(wanted: Uint8Array, before: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> {
  const land = flood(wanted, { width, height, value: 0, fromTop: false });
  const open = flood(wanted, { width, height, value: 1, fromTop: true });
  const out = new Uint8Array(wanted.length);
  for (let column = 0; column < width; column++) {
    let lowest = -1;
    for (let row = 0; row < height; row++) if (open[row * width + column] === 1) lowest = row;
    for (let row = 0; row < height; row++) {
      const i = row * width + column;
      const isGap = wanted[i] === 1 && open[i] === 0;
      // A gap between leaves is not reached from the top, so the old mask has the say on whether it lies high enough.
      out[i] = open[i] === 1 || (land[i] === 0 && row < lowest) || (isGap && before[i] === 1) ? 1 : 0;
    }
  }
  return out;
}

interface FloodRequest {
  readonly width: number;
  readonly height: number;
  readonly value: 0 | 1;
  readonly fromTop: boolean;
}

/** Marks the pixels of a value that hang together, by their sides, with the top row or with the bottom one. */
function flood(mask: Uint8Array, { width, height, value, fromTop }: FloodRequest): Uint8Array {
  const reached = new Uint8Array(mask.length);
  const queue = new Uint32Array(mask.length);
  let end = 0;
  const visit = (i: number): void => {
    if (mask[i] !== value || reached[i] === 1) return;
    reached[i] = 1;
    queue[end++] = i;
  };
  const first = fromTop ? 0 : (height - 1) * width;
  for (let column = 0; column < width; column++) visit(first + column);
  for (let start = 0; start < end; start++) {
    const i = queue[start] as number;
    const column = i % width;
    if (column > 0) visit(i - 1);
    if (column < width - 1) visit(i + 1);
    if (i >= width) visit(i - width);
    if (i < mask.length - width) visit(i + width);
  }
  return reached;
}

/** In each column the row below its lowest sky. */
function skyline(sky: Uint8Array, width: number, height: number): Float32Array {
  const border = new Float32Array(width);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) if (sky[row * width + column] === 1) border[column] = row + 1;
  return border;
}

function weigh({ width, height, data }: FloatImage, gradient: Float32Array, sky: Uint8Array): SkyEvidence {
  const sums = [
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
  ] as const;
  let top = 0;
  for (let i = 0; i < sky.length; i++) {
    const sum = sums[sky[i] as 0 | 1] as [number, number, number, number, number];
    sum[0]++;
    sum[1] += gradient[i] as number;
    for (let channel = 0; channel < 3; channel++) sum[channel + 2] = (sum[channel + 2] as number) + (data[3 * i + channel] as number);
    if (i < width) top += sky[i] as number;
  }
  const mean = (side: 0 | 1, k: number): number => (sums[side][k] as number) / Math.max(1, sums[side][0]);
  const light = (side: 0 | 1): number => computeLuminance(mean(side, 2), mean(side, 3), mean(side, 4));
  return {
    top: top / width,
    share: sums[1][0] / (width * height),
    calm: mean(1, 1) / Math.max(1e-4, mean(0, 1)),
    apart: Math.hypot(mean(1, 2) - mean(0, 2), mean(1, 3) - mean(0, 3), mean(1, 4) - mean(0, 4)),
    warmth: (mean(1, 2) + 0.02) / (mean(1, 4) + 0.02),
    lift: light(1) - light(0),
  };
}

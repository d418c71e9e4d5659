import type { Color } from '../cameras/picture.js';
import { blurRows } from '../images/float-image.js';
import type { FloatImage } from '../images/float-image.js';
import { computeUpperMedian } from '../images/median.js';
import { synthesizePoleCapTexture, samplePoleCapTexture } from './pole-cap-texture.js';
import type { PoleCapTexture } from './pole-cap-texture.js';

/** The part of a panorama above or below its ring, to be made up. */
interface CapRequest {
  /** The panorama with its ring complete. */
  readonly ring: FloatImage;
  /** Rows `[top, bottom)` of the ring. */
  readonly top: number;
  readonly bottom: number;
  readonly side: 'above' | 'below';
  /** Says which pixels of the ring the cap may be continued from: sky for a sky. */
  readonly usable: (pixel: number) => boolean;
  /** 1 for pixels that are painted already. */
  readonly known: Uint8Array;
  /** A sky to go over to where the ring shows none. */
  readonly sky: { readonly zenith: Color; readonly horizon: Color } | null;
  /** Whether the ring's fine texture goes on, or its colours only. */
  readonly hasGrain: boolean;
  readonly seed: number;
}

/** Share of the ring's rows next to a cap whose mean colour it begins with. */
const BEGINNING = 0.12;
/** Radii, as shares of the width, over which the colours around are mixed on the way to the pole. */
const MIXING = [0.004, 0.015, 0.05, 0.13, 0.3, 0.5] as const;
/** How far colours of one sky or ground usually are apart, and the share of the width over which outliers are made up for. */
const USUAL = 0.07;
const STEADY = 0.03;
/** Weight of a column whose colour is only its neighbours'. */
const GUESSED = 0.05;
/** Share of the width over which the edge of what is painted is smoothed. */
const EDGE_BLUR = 0.02;
/** Degrees over which the colour of a sky settles with height, and how far it may change, encoded. */
const SKY_SCALE = 24;
const MOST_CHANGE = 0.07;
/** The grain is copied from this share of the ring's height up, and fades out on the last degrees before the pole. */
const GRAIN_FROM = 0.5;
const GRAIN_END = 84;
const GRAIN_FADE = 12;
/** Strength of a sky's grain: clouds repeat more visibly than grass. */
const SKY_GRAIN = 0.35;
const RADIANS = Math.PI / 180;

/** Paints the rows above or below the ring, and some of the ring for blending, over a copy of it. */
export function paintPoleCap(request: CapRequest): FloatImage {
  const { ring, side, top, bottom } = request;
  const cap = { ...ring, data: Float32Array.from(ring.data) };
  const margin = Math.ceil((bottom - top) / 4);
  const [from, to] = side === 'above' ? [0, top + margin] : [bottom - margin, ring.height];
  const painter = new CapPainter(request);
  for (let row = from; row < to; row++) painter.paint(row, cap);
  return cap;
}

class CapPainter {
  private readonly mixed: readonly Float32Array[];
  private readonly change: readonly (readonly [number, number])[];
  private readonly grain: PoleCapTexture | null;
  /** Degrees over (or under) the horizon at which the ring ends, and at which what is painted ends in each column. */
  private readonly edge: number;
  private readonly edges: Float32Array;
  private readonly sign: 1 | -1;

  constructor(private readonly request: CapRequest) {
    const { side, top, bottom } = request;
    this.sign = side === 'above' ? 1 : -1;
    this.edge = side === 'above' ? this.elevation(top) : -this.elevation(bottom - 1);
    const elevation = (row: number): number => this.sign * this.elevation(row);
    this.change = side === 'above' && request.sky === null ? fitGradient(request, elevation) : [];
    const ends = paintedEnds(request);
    const { width } = request.ring;
    this.edges = blurRows(ends.map(elevation), width, Math.round(EDGE_BLUR * width), true);
    const found = beginning(request, ends, (row, channel) => this.changeAt(elevation(row), channel));
    const start = request.hasGrain ? steadied(found) : found.colors;
    this.mixed = MIXING.map((share) => mixAround(start, width, share));
    this.grain = this.continueGrain();
  }

  paint(row: number, cap: FloatImage): void {
    const { width } = cap;
    const height = this.sign * this.elevation(row);
    const strength = (this.sign > 0 ? SKY_GRAIN : 1) * Math.min(1, Math.max(0, (GRAIN_END - height) / GRAIN_FADE));
    const grain = [0, 0, 0];
    for (let column = 0; column < width; column++) {
      const edge = this.edges[column] as number;
      const way = Math.min(1, Math.max(0, (height - edge) / (90 - edge)));
      const level = Math.min(MIXING.length - 1.001, way ** 0.6 * (MIXING.length - 1));
      const near = this.mixed[Math.floor(level)] as Float32Array;
      const far = this.mixed[Math.floor(level) + 1] as Float32Array;
      const share = level - Math.floor(level);
      if (this.grain) samplePoleCapTexture(this.grain, (column + 0.5) / width, height * RADIANS, grain);
      for (let channel = 0; channel < 3; channel++) {
        const base = (near[3 * column + channel] as number) * (1 - share) + (far[3 * column + channel] as number) * share;
        const value = this.towardsSky(base, way, channel) + this.changeAt(height, channel) + strength * (grain[channel] as number);
        cap.data[3 * (row * width + column) + channel] = Math.min(1, Math.max(0, value));
      }
    }
  }

  private elevation(row: number): number {
    return 90 - (180 * (row + 0.5)) / this.request.ring.height;
  }

  private towardsSky(base: number, way: number, channel: number): number {
    const { sky } = this.request;
    if (sky === null) return base;
    const air = (sky.horizon[channel] as number) + ((sky.zenith[channel] as number) - (sky.horizon[channel] as number)) * Math.sqrt(way);
    const share = Math.min(1, way / 0.3);
    return base + (air - base) * share * share * (3 - 2 * share);
  }

  private changeAt(height: number, channel: number): number {
    const slope = this.change[channel];
    if (!slope) return 0;
    const [factor, most] = slope;
    const change = factor * (Math.exp(-height / SKY_SCALE) - Math.exp(-this.edge / SKY_SCALE));
    return Math.min(most, Math.max(-most, change));
  }

  private continueGrain(): PoleCapTexture | null {
    const { request, sign, edge } = this;
    const { ring, top, bottom, usable, sky } = request;
    if (!request.hasGrain || sky !== null || edge < 4 || edge > 70) return null;
    const { width, height } = ring;
    const read = (column: number, angle: number, out: Float64Array): boolean => {
      const row = (0.5 - (sign * angle) / Math.PI) * height - 0.5;
      if (row < top || row > bottom - 1 || !usable(Math.round(row) * width + column)) return false;
      mixRows(ring, column, row, out);
      return true;
    };
    const angles = { from: GRAIN_FROM * edge * RADIANS, edge: edge * RADIANS, end: GRAIN_END * RADIANS };
    return synthesizePoleCapTexture({ width, ...angles, read, seed: request.seed + (sign > 0 ? 1 : 2) });
  }
}

function mixRows({ width, height, data }: FloatImage, column: number, row: number, out: Float64Array): void {
  const top = Math.min(height - 2, Math.max(0, Math.floor(row)));
  const at = 3 * (top * width + column);
  for (let channel = 0; channel < 3; channel++) {
    const above = data[at + channel] as number;
    out[channel] = above + ((data[at + 3 * width + channel] as number) - above) * (row - top);
  }
}

/** The last painted row of each column on the cap's side, seen from the horizon. */
function paintedEnds({ ring: { width, height }, side, known }: CapRequest): Float32Array {
  const step = side === 'above' ? 1 : -1;
  return Float32Array.from({ length: width }, (_, column) => {
    let row = side === 'above' ? 0 : height - 1;
    while (row >= 0 && row < height && known[row * width + column] === 0) row += step;
    return Math.min(height - 1, Math.max(0, row));
  });
}

/** Colours of columns, three each, and of how many pixels each is the mean. */
interface Beginning {
  readonly colors: Float32Array;
  readonly counts: Uint32Array;
}

/**
 * Mean colour of the usable pixels nearest to the cap in each column, brought by `change` to the height of the ring's edge;
 * columns without any take that of the nearest ones.
 */
function beginning(
  { ring, top, bottom, side, usable }: CapRequest,
  ends: Float32Array,
  change: (row: number, channel: number) => number,
): Beginning {
  const { width, height, data } = ring;
  const wanted = Math.max(2, Math.round(BEGINNING * (bottom - top)));
  const step = side === 'above' ? 1 : -1;
  const colors = new Float32Array(3 * width);
  const counts = new Uint32Array(width);
  for (let column = 0; column < width; column++) {
    let count = 0;
    for (let row = ends[column] as number; (row - height / 2) * step < 0 && count < wanted; row += step) {
      const at = row * width + column;
      if (!usable(at)) continue;
      count++;
      for (let channel = 0; channel < 3; channel++)
        colors[3 * column + channel] = (colors[3 * column + channel] as number) + (data[3 * at + channel] as number) - change(row, channel);
    }
    counts[column] = count;
    for (let channel = 0; channel < 3; channel++)
      colors[3 * column + channel] = (colors[3 * column + channel] as number) / Math.max(1, count);
  }
  fillAround(colors, counts);
  return { colors, counts };
}

function fillAround(colors: Float32Array, counts: Uint32Array): void {
  const width = counts.length;
  if (counts.every((count) => count === 0)) return void colors.fill(0.5);
  const original = Float32Array.from(colors);
  for (let column = 0; column < width; column++) {
    if (counts[column] !== 0) continue;
    let [left, right] = [1, 1];
    while (counts[(column - left + width * 2) % width] === 0) left++;
    while (counts[(column + right) % width] === 0) right++;
    const a = 3 * ((column - left + width * 2) % width);
    const b = 3 * ((column + right) % width);
    for (let channel = 0; channel < 3; channel++) {
      const sum = right * (original[a + channel] as number) + left * (original[b + channel] as number);
      colors[3 * column + channel] = sum / (left + right);
    }
  }
}

/**
 * The colours without what roofs, crowns and single tufts leave in some columns: a mean over near columns in which those
 * count little that differ from most.
 */
function steadied({ colors, counts }: Beginning): Float32Array {
  const width = counts.length;
  const channels = [0, 1, 2].map((channel) => Float32Array.from({ length: width }, (_, column) => colors[3 * column + channel] as number));
  const ofSky = (values: Float32Array): Float32Array => values.filter((_, column) => counts[column] !== 0);
  const middle = channels.map((values) => computeUpperMedian(ofSky(values)) ?? 0.5);
  const weights = Float32Array.from({ length: width }, (_, column) => {
    const square = channels.reduce((sum, values, channel) => sum + ((values[column] as number) - (middle[channel] as number)) ** 2, 0);
    return (counts[column] === 0 ? GUESSED : 1) / (1 + square / USUAL ** 2) ** 2;
  });
  const radius = Math.max(1, Math.round(STEADY * width));
  const blur = (values: Float32Array): Float32Array => blurRows(blurRows(values, width, radius, true), width, radius, true);
  const total = blur(weights);
  const sums = channels.map((values) => blur(values.map((value, column) => value * (weights[column] as number))));
  return colors.map((_, at) => (sums[at % 3]?.[Math.floor(at / 3)] as number) / (total[Math.floor(at / 3)] as number));
}

/** Colours around mixed over a share of the circle, by two boxes in a row. */
function mixAround(colors: Float32Array, width: number, share: number): Float32Array {
  const radius = Math.max(1, Math.round((share * width) / 2));
  const planes = [0, 1, 2].map((channel) => Float32Array.from({ length: width }, (_, column) => colors[3 * column + channel] as number));
  const mixed = planes.map((plane) => blurRows(blurRows(plane, width, radius, true), width, radius, true));
  return Float32Array.from({ length: 3 * width }, (_, at) => mixed[at % 3]?.[Math.floor(at / 3)] as number);
}

/** By how much each channel of the usable pixels changes with exp(-elevation / scale), by least squares, and a bound on the change. */
function fitGradient({ ring, top, bottom, usable }: CapRequest, elevation: (row: number) => number): (readonly [number, number])[] {
  const { width, data } = ring;
  let [n, sx, sxx] = [0, 0, 0];
  const sy = [0, 0, 0];
  const sxy = [0, 0, 0];
  for (let row = top; row < bottom && elevation(row) > 0; row++) {
    const x = Math.exp(-elevation(row) / SKY_SCALE);
    for (let column = 0; column < width; column += 4) {
      if (!usable(row * width + column)) continue;
      n++;
      sx += x;
      sxx += x * x;
      for (let channel = 0; channel < 3; channel++) {
        const y = data[3 * (row * width + column) + channel] as number;
        sy[channel] = (sy[channel] as number) + y;
        sxy[channel] = (sxy[channel] as number) + x * y;
      }
    }
  }
  const variance = n * sxx - sx * sx;
  if (n < 50 || variance < 1e-9 * n * n) return [];
  return [0, 1, 2].map((channel) => [(n * (sxy[channel] as number) - sx * (sy[channel] as number)) / variance, MOST_CHANGE] as const);
}

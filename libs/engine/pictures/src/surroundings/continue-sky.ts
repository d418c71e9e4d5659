import { SECTORS } from './color-statistics.js';
import { SKY_CLASS } from './surface-classes.js';

/** Degrees over which the colour of a sky settles with height. */
const SCALE = 24;
/** How far the zenith may lie from what the pictures show of their sky, in Oklab. */
const MOST_CHANGE = [0.14, 0.012, 0.05] as const;
/** A sky darkens towards the horizon by no more than this. */
const MOST_DARKENING = 0.03;
/** Sectors over which the sky of a picture's own side counts most, and the weight of its other sides. */
const REACH = 3;
const FLOOR = 0.02;
/** Pixels of sky, as a share of all, from which on it is continued. */
const LEAST_SHARE = 0.002;
/** Strength of the clouds and the glow of the rendered sky. */
const DETAIL = { least: 0.1, most: 1 } as const;
const ROWS = 45;

/** The sky of pictures all around. */
export interface ContinuedSky {
  /** Colours the sky of a rendered place, in Oklab. */
  apply(lab: Float32Array, classes: Uint8Array): void;
}

interface SkyPlace {
  readonly width: number;
  /** How near pictures are, from 0 far away to a half at their edges; one a pixel. Clouds fade out there, for they would be cut. */
  readonly near: Float32Array;
}

/** Lightness from 0 to 1 without hard whites. */
export function compressHighlights(lightness: number): number {
  const over = lightness - SHOULDER;
  return over <= 0 ? lightness : SHOULDER + (1 - SHOULDER) * (1 - Math.exp(-over / (1 - SHOULDER)));
}

const SHOULDER = 0.9;
/** Nearness at which clouds have faded out. */
const FADED = 0.35;

/** Continues the sky that pictures show: its colour by height and direction; null where they show too little. */
export function continueSky(lab: Float32Array, classes: Uint8Array, { width, near }: SkyPlace): ContinuedSky | null {
  const height = width / 2;
  const elevationOf = (row: number): number => 90 - (180 * (row + 0.5)) / height;
  const fit = fitSky(lab, classes, width);
  if (fit === null) return null;
  const { slope, base, deviation } = fit;
  const colorAt = (sector: number, elevation: number, channel: number): number =>
    (base[3 * sector + channel] as number) + (slope[channel] as number) * Math.exp(-Math.max(0, elevation) / SCALE);
  return {
    apply(place, kinds) {
      const own = meanByHeight(place, kinds, width);
      const spread = deviationFrom(place, kinds, { width, own });
      const detail = Math.min(DETAIL.most, Math.max(DETAIL.least, deviation / Math.max(1e-3, spread)));
      for (let row = 0; row < height; row++) {
        const elevation = elevationOf(row);
        for (let column = 0; column < width; column++) {
          const at = row * width + column;
          if (kinds[at] !== SKY_CLASS) continue;
          const sector = (((column + 0.5) * SECTORS) / width - 0.5 + SECTORS) % SECTORS;
          const [low, high] = [Math.floor(sector), Math.floor(sector + 1) % SECTORS];
          const share = sector - low;
          // Pixels at the edges of things are partly theirs.
          const fade = isEdge(kinds, at, width) ? 1 : detail * Math.max(0, 1 - (near[at] as number) / FADED);
          for (let c = 0; c < 3; c++) {
            const wanted = colorAt(low, elevation, c) * (1 - share) + colorAt(high, elevation, c) * share;
            const off = fade * ((place[3 * at + c] as number) - readMean(own, elevation, c));
            place[3 * at + c] = wanted + (c === 0 && off > 0 ? Math.min(off, Math.max(0, compressHighlights(wanted + off) - wanted)) : off);
          }
        }
      }
    },
  };
}

/** Whether a pixel of the sky is next to something else. */
function isEdge(kinds: Uint8Array, at: number, width: number): boolean {
  return (
    kinds[at + width] !== SKY_CLASS ||
    kinds[at - 1] !== SKY_CLASS ||
    kinds[at + 1] !== SKY_CLASS ||
    (kinds[at - width] ?? SKY_CLASS) !== SKY_CLASS
  );
}

interface SkyFit {
  /** Change of each channel with exp(-elevation / SCALE). */
  readonly slope: readonly number[];
  /** The colour far up in each sector, three values. */
  readonly base: Float64Array;
  /** Of lightness, from the fit. */
  readonly deviation: number;
}

function fitSky(lab: Float32Array, classes: Uint8Array, width: number): SkyFit | null {
  const height = width / 2;
  // Weight, exp, its square, and of each channel the value, its product with exp and its square; by sector.
  const sums = new Float64Array(SECTORS * 12);
  let pixels = 0;
  for (let row = 0; row < height; row++) {
    const elevation = 90 - (180 * (row + 0.5)) / height;
    const x = Math.exp(-Math.max(0, elevation) / SCALE);
    const weight = Math.cos((elevation * Math.PI) / 180);
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      if (classes[at] !== SKY_CLASS) continue;
      pixels++;
      const to = 12 * Math.floor((column * SECTORS) / width);
      add(sums, to, [weight, weight * x, weight * x * x]);
      for (let c = 0; c < 3; c++) {
        const y = lab[3 * at + c] as number;
        add(sums, to + 3 + 3 * c, [weight * y, weight * x * y, weight * y * y]);
      }
    }
  }
  if (pixels < LEAST_SHARE * classes.length) return null;
  const total = blend(sums, () => 1);
  const slope = [0, 1, 2].map((c) => slopeOf(total, c));
  const base = new Float64Array(3 * SECTORS);
  for (let sector = 0; sector < SECTORS; sector++) {
    const near = blend(sums, (other) => {
      const apart = Math.min((other - sector + SECTORS) % SECTORS, (sector - other + SECTORS) % SECTORS);
      return Math.exp(-((apart / REACH) ** 2) / 2) + FLOOR;
    });
    for (let c = 0; c < 3; c++)
      base[3 * sector + c] = ((near[3 + 3 * c] as number) - (slope[c] as number) * (near[1] as number)) / (near[0] as number);
  }
  return { slope, base, deviation: deviationOf(sums, slope, base) };
}

/** Deviation of the lightness from the fit, the square root of its mean over all sectors. */
function deviationOf(sums: Float64Array, slope: readonly number[], base: Float64Array): number {
  const [k, at] = [slope[0] as number, (sector: number, i: number): number => sums[12 * sector + i] as number];
  let [weight, square] = [0, 0];
  for (let sector = 0; sector < SECTORS; sector++) {
    const b = base[3 * sector] as number;
    weight += at(sector, 0);
    // The sum of (y - b - k x) squared, from the sums of its parts.
    square +=
      at(sector, 5) -
      2 * b * at(sector, 3) -
      2 * k * at(sector, 4) +
      b * b * at(sector, 0) +
      2 * b * k * at(sector, 1) +
      k * k * at(sector, 2);
  }
  return Math.sqrt(Math.max(0, square / weight));
}

function add(sums: Float64Array, to: number, values: readonly number[]): void {
  for (const [i, value] of values.entries()) sums[to + i] = (sums[to + i] as number) + value;
}

function blend(sums: Float64Array, shareOf: (sector: number) => number): number[] {
  const total = Array<number>(12).fill(0);
  for (let sector = 0; sector < SECTORS; sector++)
    for (let k = 0; k < 12; k++) total[k] = (total[k] as number) + shareOf(sector) * (sums[12 * sector + k] as number);
  return total;
}

/** By least squares, bounded so that the zenith stays near what is seen. */
function slopeOf(total: readonly number[], channel: number): number {
  const [w = 0, wx = 0, wxx = 0] = total;
  const variance = w * wxx - wx * wx;
  if (variance < 1e-6 * w * w) return 0;
  const slope = (w * (total[4 + 3 * channel] as number) - wx * (total[3 + 3 * channel] as number)) / variance;
  const most = (MOST_CHANGE[channel] as number) / Math.max(0.1, wx / w);
  const least = channel === 0 ? (-MOST_DARKENING * most) / (MOST_CHANGE[0] as number) : -most;
  return Math.min(most, Math.max(least, slope));
}

/** Mean colours of the rendered sky in rows of two degrees from the horizon up, three values each. */
function meanByHeight(lab: Float32Array, classes: Uint8Array, width: number): Float64Array {
  const height = width / 2;
  const sums = new Float64Array(4 * ROWS);
  for (let row = 0; row < height / 2; row++) {
    const to = 4 * Math.min(ROWS - 1, Math.floor(((90 - (180 * (row + 0.5)) / height) * ROWS) / 90));
    for (let at = row * width; at < (row + 1) * width; at++) {
      if (classes[at] !== SKY_CLASS) continue;
      sums[to] = (sums[to] as number) + 1;
      for (let c = 0; c < 3; c++) sums[to + 1 + c] = (sums[to + 1 + c] as number) + (lab[3 * at + c] as number);
    }
  }
  const means = new Float64Array(3 * ROWS);
  let last = [0.7, 0, 0];
  // From the zenith down: where a row shows no sky, that above represents it.
  for (let row = ROWS - 1; row >= 0; row--) {
    const count = sums[4 * row] as number;
    if (count > 0) last = [1, 2, 3].map((c) => (sums[4 * row + c] as number) / count);
    for (let c = 0; c < 3; c++) means[3 * row + c] = last[c] as number;
  }
  return means;
}

function readMean(means: Float64Array, elevation: number, channel: number): number {
  const place = Math.min(ROWS - 1, Math.max(0, (elevation * ROWS) / 90 - 0.5));
  const low = Math.floor(place);
  const high = Math.min(ROWS - 1, low + 1);
  const first = means[3 * low + channel] as number;
  return first + ((means[3 * high + channel] as number) - first) * (place - low);
}

/** Deviation of the lightness of the rendered sky from its mean by height. */
function deviationFrom(lab: Float32Array, classes: Uint8Array, { width, own }: { width: number; own: Float64Array }): number {
  let [count, sum] = [0, 0];
  for (let at = 0; at < classes.length; at += 7) {
    if (classes[at] !== SKY_CLASS) continue;
    const elevation = 90 - (360 * (Math.floor(at / width) + 0.5)) / width;
    count++;
    sum += ((lab[3 * at] as number) - readMean(own, elevation, 0)) ** 2;
  }
  return count === 0 ? 0 : Math.sqrt(sum / count);
}

import { hasPanoramaAspectRatio } from '@diorama/domain';
import type { Raster } from '@diorama/raster';

import { resizePicture } from '../images/float-image.js';
import type { FloatImage } from '../images/float-image.js';

const WIDTH = 256;
/** The step across the seam may be this many times the usual step between columns, or this much in encoded values. */
const SEAM_STEPS = 1.6;
const SEAM_FLOOR = 0.012;
/** A pole's row is one point: its colours spread (standard deviation, encoded) less than this. */
const POLE_SPREAD = 0.055;
/**
 * Rows next to a pole and rows further away, degrees from it: meridians draw together, so what changes along the former is
 * stretched to many times its width, and neighbouring columns differ less than this share of what they do along the latter.
 */
const NEAR_POLE = [0, 4.2] as const;
const OFF_POLE = [16.8, 28.2] as const;
const STRETCHED = 0.5;
/** Neighbouring columns that differ less than this next to a pole differ by noise. */
const POLE_NOISE = 0.0075;
/** A picture and its mirror image differ by this many steps at least, else it was only made to wrap. */
const LEAST_MIRRORED = 0.35;
/** Any eighth of a panorama has this share of the usual step; a poster on a plain ground has less at its sides. */
const LEAST_EVERYWHERE = 0.08;
/** Less than this from column to column is nothing to go by. */
const LEAST_STEP = 0.001;
const SECTORS = 8;

/**
 * Whether a picture is an equirectangular panorama: twice as wide as high, its left and right edges meet, its first and last
 * rows are nearly one colour, towards them it is stretched as a sphere's poles are, there is something to see all around,
 * and it is not one half mirrored.
 */
export function isEquirectangular(raster: Raster): boolean {
  if (!hasPanoramaAspectRatio(raster)) return false;
  const { seam, step, poles, stretch, mirrored, emptiest } = measurePanoramaSigns(raster);
  return (
    step >= LEAST_STEP &&
    seam <= Math.max(SEAM_FLOOR, SEAM_STEPS * step) &&
    poles.every((spread) => spread <= POLE_SPREAD) &&
    stretch.every((share) => share <= STRETCHED) &&
    mirrored >= LEAST_MIRRORED * step &&
    emptiest >= LEAST_EVERYWHERE * step
  );
}

interface PanoramaSigns {
  /** Mean difference between the first and the last column, and between neighbouring columns; encoded values. */
  readonly seam: number;
  readonly step: number;
  /** Standard deviation of the colours of the first and of the last row. */
  readonly poles: readonly [number, number];
  /** Differences of neighbouring columns next to the upper and the lower pole over those further away; 0 where they are noise. */
  readonly stretch: readonly [number, number];
  /** Mean difference from the mirror image. */
  readonly mirrored: number;
  /** Mean difference between neighbouring columns in the eighth of the picture that has least. */
  readonly emptiest: number;
}

/** Measures the signs on a small copy. */
export function measurePanoramaSigns(raster: Raster): PanoramaSigns {
  const image = resizePicture(raster, WIDTH, WIDTH / 2);
  const steps = Array.from({ length: WIDTH - 1 }, (_, column) => columnsApart(image, column, column + 1));
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const sector = WIDTH / SECTORS;
  return {
    seam: columnsApart(image, WIDTH - 1, 0),
    step: mean(steps),
    poles: [rowSpread(image, 0), rowSpread(image, image.height - 1)],
    stretch: [stretchAt(image, (row) => row), stretchAt(image, (row) => image.height - 1 - row)],
    mirrored: mean(Array.from({ length: WIDTH / 2 }, (_, column) => columnsApart(image, column, WIDTH - 1 - column))),
    emptiest: Math.min(...Array.from({ length: SECTORS }, (_, k) => mean(steps.slice(k * sector, (k + 1) * sector - 1)))),
  };
}

/** Differences of neighbouring columns in the rows next to a pole over those in rows further away, 0 for noise; `rowAt` counts from the pole. */
function stretchAt(image: FloatImage, rowAt: (index: number) => number): number {
  const busyness = ([from, to]: readonly [number, number]): number => {
    const [first, end] = [from, to].map((degrees) => Math.round((degrees * image.height) / 180)) as [number, number];
    let sum = 0;
    for (let index = first; index < end; index++) sum += rowBusyness(image, rowAt(index));
    return sum / (end - first);
  };
  const near = busyness(NEAR_POLE);
  return near <= POLE_NOISE ? 0 : near / busyness(OFF_POLE);
}

function rowBusyness({ width, data }: FloatImage, row: number): number {
  let sum = 0;
  for (let column = 0; column < width; column++)
    for (let channel = 0; channel < 3; channel++) {
      const next = 3 * (row * width + ((column + 1) % width)) + channel;
      sum += Math.abs((data[next] as number) - (data[3 * (row * width + column) + channel] as number));
    }
  return sum / (3 * width);
}

function columnsApart({ width, height, data }: FloatImage, a: number, b: number): number {
  let sum = 0;
  for (let row = 0; row < height; row++)
    for (let channel = 0; channel < 3; channel++)
      sum += Math.abs((data[3 * (row * width + a) + channel] as number) - (data[3 * (row * width + b) + channel] as number));
  return sum / (3 * height);
}

function rowSpread({ width, data }: FloatImage, row: number): number {
  let variance = 0;
  for (let channel = 0; channel < 3; channel++) {
    let [sum, square] = [0, 0];
    for (let column = 0; column < width; column++) {
      const value = data[3 * (row * width + column) + channel] as number;
      sum += value;
      square += value * value;
    }
    variance += Math.max(0, square / width - (sum / width) ** 2) / 3;
  }
  return Math.sqrt(variance);
}

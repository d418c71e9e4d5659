import type { Raster } from '../raster.js';
import { resizePicture } from './float-image.js';
import type { FloatImage } from './float-image.js';

/** A panorama is twice as wide as high; pictures are forgiven this much. */
const RATIO_TOLERANCE = 0.01;
const WIDTH = 256;
/** The step across the seam may be this many times the usual step between columns, or this much in encoded values. */
const SEAM_STEPS = 1.6;
const SEAM_FLOOR = 0.012;
/** A pole's row is one point: its colours spread (standard deviation, encoded) less than this. */
const POLE_SPREAD = 0.055;

/** Whether a picture has the shape of a panorama: twice as wide as high within 1 %. */
export const isTwiceAsWide = ({ width, height }: Pick<Raster, 'width' | 'height'>): boolean =>
  Math.abs(width / (2 * height) - 1) <= RATIO_TOLERANCE;

/**
 * Whether a picture is an equirectangular panorama: twice as wide as high, its left and right edges meet, and its first and
 * last rows are nearly one colour, as the poles must be.
 */
export function isEquirectangular(raster: Raster): boolean {
  if (!isTwiceAsWide(raster)) return false;
  const { seam, step, poles } = panoramaSigns(raster);
  return seam <= Math.max(SEAM_FLOOR, SEAM_STEPS * step) && poles.every((spread) => spread <= POLE_SPREAD);
}

export interface PanoramaSigns {
  /** Mean difference between the first and the last column, and between neighbouring columns; encoded values. */
  readonly seam: number;
  readonly step: number;
  /** Standard deviation of the colours of the first and of the last row. */
  readonly poles: readonly [number, number];
}

/** Measures the signs on a small copy. */
export function panoramaSigns(raster: Raster): PanoramaSigns {
  const image = resizePicture(raster, WIDTH, WIDTH / 2);
  let sum = 0;
  for (let column = 1; column < WIDTH; column++) sum += columnsApart(image, column - 1, column);
  return {
    seam: columnsApart(image, WIDTH - 1, 0),
    step: sum / (WIDTH - 1),
    poles: [rowSpread(image, 0), rowSpread(image, image.height - 1)],
  };
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

import { hashToUnitInterval } from '@diorama/random';
import type { Raster } from '@diorama/raster';

import { createSharedFloats } from '../field/depth-field.js';
import { createSphereDirections } from '../field/sphere.js';
import type { SurveyMaps } from '../survey/survey.js';
import { computeColumnOffset, NETWORK_HEIGHT, NETWORK_PIXELS, NETWORK_WIDTH } from './network-frame.js';

export interface EncodePaintingInput {
  /** Over shared memory. */
  readonly painting: Raster;
  readonly survey: SurveyMaps;
  readonly seed: number;
}

/** A painting as a network sees it, in the frame of its survey. */
export interface EncodedPainting {
  /**
   * (10, 64, 128): red, green and blue in sRGB from 0 to 1; the natural logarithm of the metres over 5, 0 for sky; 1 for sky;
   * the parts of the normal upwards, to the east and towards the viewer; the sine of the elevation; noise between -1 and 1.
   */
  readonly planes: Float32Array;
  /** 1/metres along the ray of each of the network's pixels, 0 for sky; over shared memory. */
  readonly inverse: Float32Array;
}

/** Planes of `EncodedPainting`. */
export const PAINTING_PLANE_COUNT = 10;
const LOG_METRES = 3;
const SKY = 4;
const NORMAL = 5;
const ELEVATION = 8;
const NOISE = 9;
const LOG_SCALE = 5;
/** Metres between which distances are told. */
const NEAREST = 0.05;
const DISTANCE_MAX = 1_000;

/** Shows a network what was painted on what. */
export function encodePaintingForNetwork({ painting, survey, seed }: EncodePaintingInput): EncodedPainting {
  const planes = new Float32Array(PAINTING_PLANE_COUNT * NETWORK_PIXELS);
  const inverse = createSharedFloats(NETWORK_PIXELS);
  const first = computeColumnOffset(survey, painting.width);
  showColors(painting, first, planes);
  showShapes(survey, { first, width: painting.width }, planes, inverse);
  for (let pixel = 0; pixel < NETWORK_PIXELS; pixel++)
    planes[NOISE * NETWORK_PIXELS + pixel] = 2 * hashToUnitInterval(seed, pixel, STREAM) - 1;
  return { planes, inverse };
}

/** Keeps the network's noise apart from other uses of the seed. */
const STREAM = 0x7e70;

/** Means over the pixels that lie in one of the network's. */
function showColors({ width, height, data }: Raster, first: number, planes: Float32Array): void {
  const [columns, rows] = [spans(width, NETWORK_WIDTH), spans(height, NETWORK_HEIGHT)];
  for (let pixel = 0; pixel < NETWORK_PIXELS; pixel++) {
    const column = pixel % NETWORK_WIDTH;
    const row = (pixel - column) / NETWORK_WIDTH;
    const [left, right] = [columns[2 * column] as number, columns[2 * column + 1] as number];
    const [top, bottom] = [rows[2 * row] as number, rows[2 * row + 1] as number];
    let [red, green, blue] = [0, 0, 0];
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) {
        const at = 3 * (y * width + ((x + first) % width));
        red += data[at] as number;
        green += data[at + 1] as number;
        blue += data[at + 2] as number;
      }
    const scale = 1 / (255 * (right - left) * (bottom - top));
    planes[pixel] = red * scale;
    planes[NETWORK_PIXELS + pixel] = green * scale;
    planes[2 * NETWORK_PIXELS + pixel] = blue * scale;
  }
}

/** First and last but one of the `from` pixels that lie in each of `to`; one at least. */
function spans(from: number, to: number): Int32Array {
  return Int32Array.from({ length: 2 * to }, (_, i) => {
    const start = Math.floor(((i >> 1) * from) / to);
    return (i & 1) === 0 ? start : Math.max(start + 1, Math.floor((((i >> 1) + 1) * from) / to));
  });
}

/** Distances and normals at the middle of each pixel: means of them would lie where nothing is. */
function showShapes(
  { coarse, normals }: SurveyMaps,
  { first, width }: { readonly first: number; readonly width: number },
  planes: Float32Array,
  inverse: Float32Array,
): void {
  const sphere = createSphereDirections(NETWORK_WIDTH, 0);
  for (let pixel = 0; pixel < NETWORK_PIXELS; pixel++) {
    const column = pixel % NETWORK_WIDTH;
    const row = (pixel - column) / NETWORK_WIDTH;
    const painted = (Math.floor(((column + 0.5) * width) / NETWORK_WIDTH) + first) % width;
    const x = Math.floor(((painted + 0.5) * coarse.width) / width);
    const y = Math.floor(((row + 0.5) * coarse.width) / NETWORK_WIDTH);
    const at = y * coarse.width + x;
    const value = coarse.inverse[at] as number;
    inverse[pixel] = value;
    const up = sphere.up[row] as number;
    planes[ELEVATION * NETWORK_PIXELS + pixel] = up;
    if (value === 0) {
      planes[SKY * NETWORK_PIXELS + pixel] = 1;
      continue;
    }
    planes[LOG_METRES * NETWORK_PIXELS + pixel] = Math.log(Math.min(DISTANCE_MAX, Math.max(NEAREST, 1 / value))) / LOG_SCALE;
    const [nx, ny, nz] = [normals[3 * at] as number, normals[3 * at + 1] as number, normals[3 * at + 2] as number];
    const [sine, cosine, level] = [sphere.sine[column] as number, sphere.cosine[column] as number, sphere.level[row] as number];
    planes[NORMAL * NETWORK_PIXELS + pixel] = ny;
    planes[(NORMAL + 1) * NETWORK_PIXELS + pixel] = nx * cosine + nz * sine;
    planes[(NORMAL + 2) * NETWORK_PIXELS + pixel] = -(nx * sine * level + ny * up - nz * cosine * level);
  }
}

import type { Raster } from '@diorama/raster';

import type { Picture } from './picture.js';
import { normalizeDegrees } from './camera-placement.js';

/** A frame of a video, reduced to what is needed to find it again in the next. */
interface Thumb {
  /** Grey, without its mean and without what changes slowly across it. */
  readonly grey: Float32Array;
  /** How much fine detail it has: a blurred frame has little. */
  readonly sharpness: number;
}

const WIDTH = 160;
const HEIGHT = 64;
/** Degrees that a phone's camera sees across the longer side of its picture, and across the shorter one. */
const LONG_VIEW = 65;
const SHORT_VIEW = 42;
/** A next frame is searched for within this share of the width. */
const FURTHEST_SHIFT = 0.6;
/** Frames that agree less than this do not show the same place: the film was cut, or the camera moved too fast. */
const AGREEMENT = 0.45;
/** Neighbours among the chosen frames overlap by half, as pictures that are to be blended should. */
const STEP_SHARE = 0.5;
/** A whole circle takes no more pictures than lie this share of a view apart. */
const LEAST_STEP_SHARE = 0.7;
const RADIANS = Math.PI / 180;

/**
 * Chooses frames of a video for a world, with where the camera looked in each: the longest stretch without a cut is followed
 * from frame to frame, and frames are taken half a view apart. The first one lies at the front. A camera that hardly turned
 * gives one frame, the sharpest.
 *
 * @param frames in the order of time, all of one size
 */
export function followCamera(frames: readonly Raster[]): Picture[] {
  const [first] = frames;
  if (first === undefined) throw new RangeError('a video has no frames');
  const horizontalFov = first.width >= first.height ? LONG_VIEW : SHORT_VIEW;
  const thumbs = frames.map(reduce);
  const turns = thumbs.slice(1).map((thumb, i) => turnBetween(thumbs[i] as Thumb, thumb, horizontalFov));
  const { start, headings } = longestStretch(turns);
  const most = Math.ceil(360 / (LEAST_STEP_SHARE * horizontalFov)); // 8 of a wide view, 13 of an upright one
  const chosen = spread(headings, { step: STEP_SHARE * horizontalFov, most }, (i) => (thumbs[start + i] as Thumb).sharpness);
  return chosen.map((i) => ({
    raster: frames[start + i] as Raster,
    azimuth: normalizeDegrees((headings[i] as number) - (headings[chosen[0] as number] as number)),
    horizontalFov,
  }));
}

/** Degrees that the camera turned to the right from one frame to the next; null where they do not show the same place. */
function turnBetween(from: Thumb, to: Thumb, horizontalFov: number): number | null {
  const furthest = Math.round(FURTHEST_SHIFT * WIDTH);
  let [best, shift] = [AGREEMENT, Number.NaN];
  for (let candidate = -furthest; candidate <= furthest; candidate++) {
    const agreement = correlation(from.grey, to.grey, candidate);
    if (agreement > best) [best, shift] = [agreement, candidate];
  }
  if (Number.isNaN(shift)) return null;
  // The same thing lies as far right of one centre as left of the other: half the turn on each side.
  const focal = WIDTH / 2 / Math.tan((horizontalFov / 2) * RADIANS);
  return (2 * Math.atan(shift / 2 / focal)) / RADIANS;
}

/** Normalised, of `from` moved to the left by `shift` with `to`, over the columns that both have. */
function correlation(from: Float32Array, to: Float32Array, shift: number): number {
  let [product, fromEnergy, toEnergy] = [0, 1e-9, 1e-9];
  for (let row = 0; row < HEIGHT; row++) {
    for (let x = Math.max(0, -shift); x < Math.min(WIDTH, WIDTH - shift); x++) {
      const a = from[row * WIDTH + x + shift] as number;
      const b = to[row * WIDTH + x] as number;
      product += a * b;
      fromEnergy += a * a;
      toEnergy += b * b;
    }
  }
  return product / Math.sqrt(fromEnergy * toEnergy);
}

/** The longest run of frames that follow each other, with the heading of each in degrees; it ends when the circle is full. */
function longestStretch(turns: readonly (number | null)[]): { readonly start: number; readonly headings: readonly number[] } {
  let best = { start: 0, headings: [0] };
  let current = { start: 0, headings: [0] };
  for (const [i, turn] of turns.entries()) {
    const heading = (current.headings.at(-1) as number) + (turn ?? 0);
    const isFull = Math.max(...current.headings, heading) - Math.min(...current.headings, heading) >= 360;
    if (turn === null || isFull) current = { start: i + 1, headings: [0] };
    else current.headings.push(heading);
    if (current.headings.length > best.headings.length) best = { start: current.start, headings: [...current.headings] };
  }
  return best;
}

/**
 * Indices of frames about `step` degrees apart, in the order of time; of those close to a place the sharpest. Where the ends of the
 * stretch meet around the circle, they count as one.
 */
function spread(
  headings: readonly number[],
  { step, most }: { readonly step: number; readonly most: number },
  sharpness: (index: number) => number,
): number[] {
  const [lowest, highest] = [Math.min(...headings), Math.max(...headings)];
  const range = highest - lowest;
  const count = Math.max(1, Math.min(most, Math.floor(range / step) + 1, Math.floor(360 / step)));
  const apart = range > 360 - step ? 360 / count : range / (count - 1);
  const places = Array.from({ length: count }, (_, k) => (count === 1 ? lowest + range / 2 : lowest + apart * k));
  const chosen = places.map((place) => sharpestNear(headings, place, step / 4, sharpness));
  return [...new Set(chosen)].toSorted((a, b) => a - b);
}

/** The sharpest frame within `reach` degrees of a heading, or the nearest where there is none. */
function sharpestNear(headings: readonly number[], place: number, reach: number, sharpness: (index: number) => number): number {
  const away = (i: number): number => Math.abs((headings[i] as number) - place);
  const indices = headings.map((_, i) => i);
  const near = indices.filter((i) => away(i) <= reach);
  if (near.length > 0) return near.reduce((best, i) => (sharpness(i) > sharpness(best) ? i : best));
  return indices.reduce((best, i) => (away(i) < away(best) ? i : best));
}

/** Averages boxes of pixels; what is wider than a quarter of the picture is taken out, so that light and sky do not count. */
function reduce({ width, height, data }: Raster): Thumb {
  const grey = new Float32Array(WIDTH * HEIGHT);
  for (let row = 0; row < HEIGHT; row++) {
    for (let x = 0; x < WIDTH; x++) grey[row * WIDTH + x] = boxMean({ width, height, data }, x, row);
  }
  let sharpness = 0;
  for (let i = 1; i < grey.length; i++) {
    if (i % WIDTH !== 0) sharpness += ((grey[i] as number) - (grey[i - 1] as number)) ** 2;
  }
  return { grey: withoutSlowChanges(grey), sharpness };
}

function boxMean({ width, height, data }: Raster, x: number, row: number): number {
  const [left, top] = [Math.floor((x * width) / WIDTH), Math.floor((row * height) / HEIGHT)];
  const right = Math.max(left + 1, Math.floor(((x + 1) * width) / WIDTH));
  const bottom = Math.max(top + 1, Math.floor(((row + 1) * height) / HEIGHT));
  let sum = 0;
  for (let y = top; y < bottom; y++) {
    for (let i = left; i < right; i++) {
      const p = 3 * (y * width + i);
      sum += 0.299 * (data[p] as number) + 0.587 * (data[p + 1] as number) + 0.114 * (data[p + 2] as number);
    }
  }
  return sum / ((right - left) * (bottom - top));
}

const SLOW = WIDTH / 8;

function withoutSlowChanges(grey: Float32Array): Float32Array {
  const fine = new Float32Array(grey.length);
  for (let row = 0; row < HEIGHT; row++) {
    for (let x = 0; x < WIDTH; x++) {
      let [sum, count] = [0, 0];
      for (let i = Math.max(0, x - SLOW); i <= Math.min(WIDTH - 1, x + SLOW); i++, count++) sum += grey[row * WIDTH + i] as number;
      fine[row * WIDTH + x] = (grey[row * WIDTH + x] as number) - sum / count;
    }
  }
  return fine;
}

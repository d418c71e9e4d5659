import { UnusableDepthError } from './depth-panorama.js';
import type { DepthPanorama } from './depth-panorama.js';

/**
 * A depth panorama by inverse distance: a plane's is linear in the direction, so it can be compared, smoothed and
 * interpolated without bending. Over shared memory, as many jobs read it.
 */
export interface DepthField {
  /** Pixels; twice the height. */
  readonly width: number;
  /** 1/metres along the ray, row by row from the zenith; 0 for sky. */
  readonly inverse: Float32Array;
}

const NARROWEST = 8;
/** Metres beyond which everything counts as sky, and nearer than which nothing is measured. */
const DISTANCE_MAX = 1e6;
const NEAREST = 1e-3;

/** The field of a panorama, no wider than `widest` (even). Throws an UnusableDepthError for a panorama that is none. */
export function toDepthField({ width, height, metres }: DepthPanorama, widest: number): DepthField {
  if (!(Number.isInteger(width) && width >= NARROWEST && width % 2 === 0 && height === width / 2))
    throw new UnusableDepthError(
      `a depth panorama is twice as wide as high and at least ${NARROWEST} pixels wide, not ${width} x ${height}`,
    );
  if (metres.length !== width * height) throw new UnusableDepthError(`${width} x ${height} pixels have ${metres.length} distances`);
  const target = Math.min(width, widest);
  const field: DepthField = { width: target, inverse: createSharedFloats((target * target) / 2) };
  const columns = Int32Array.from({ length: target }, (_, column) => Math.floor(((column + 0.5) * width) / target));
  for (let row = 0; row < target / 2; row++) {
    const from = Math.floor(((row + 0.5) * width) / target) * width;
    for (let column = 0; column < target; column++)
      field.inverse[row * target + column] = inverseOf(metres[from + (columns[column] as number)] as number);
  }
  return field;
}

/** The field at another width, each pixel the one of the old field that its centre lies in. */
export function resampleDepthField({ width, inverse }: DepthField, target: number): DepthField {
  if (target === width) return { width, inverse };
  const result = createSharedFloats((target * target) / 2);
  for (let row = 0; row < target / 2; row++) {
    const from = Math.floor(((row + 0.5) * width) / target) * width;
    for (let column = 0; column < target; column++)
      result[row * target + column] = inverse[from + Math.floor(((column + 0.5) * width) / target)] as number;
  }
  return { width: target, inverse: result };
}

/** Floats that threads share. */
export const createSharedFloats = (length: number): Float32Array => new Float32Array(new SharedArrayBuffer(4 * length));

/** Bytes that threads share. */
export const createSharedBytes = (length: number): Uint8Array => new Uint8Array(new SharedArrayBuffer(length));

function inverseOf(metres: number): number {
  if (!(metres > 0)) throw new UnusableDepthError(`a distance must be positive or Infinity, not ${metres}`);
  if (metres > DISTANCE_MAX) return 0;
  return 1 / (metres < NEAREST ? NEAREST : metres);
}
